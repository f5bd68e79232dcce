/** The category of an article that names none. */
export const NO_CATEGORY = '未分类';

/** Largest id an owner may give; the ones above are left to the database to go on counting from. */
export const LARGEST_ID = 999_999_999;
