const KEY = 'visitStarted';

/** True once per visit (a tab's session): on its first page, not on a reload or a later page. */
export function isFirstPageOfVisit(): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== null) return false;
    sessionStorage.setItem(KEY, '1');
  } catch (error) {
    console.warn('会话存储不可用', error);
  }
  return true;
}
