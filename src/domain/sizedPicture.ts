const SIZING_HOST = /^https?:\/\/[^/]+\.music\.126\.net\/[^?]+$/;

/** The picture in that size (px, square), where its host makes sizes; else as it is. */
export function sizedPicture(url: string, size: number): string {
  return SIZING_HOST.test(url) ? `${url}?param=${size}y${size}` : url;
}
