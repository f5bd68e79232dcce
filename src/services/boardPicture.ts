import { fittedSize, LARGEST_PICTURE, type PictureCheck } from '#src/domain/boardPicture.ts';

/** Of the re-encoded picture, 0 to 1. */
const QUALITY = 0.9;

/**
 * Looks whether a file is a picture this browser can show, and scales down one that is larger
 * than any screen.
 */
export async function checkPicture(file: Blob): Promise<PictureCheck> {
  if (file.size > LARGEST_PICTURE) return { kind: 'tooBig' };
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return { kind: 'unreadable' };
  try {
    const size = fittedSize(bitmap);
    const isKept = size.width === bitmap.width && size.height === bitmap.height;
    return { kind: 'usable', picture: isKept ? file : await redrawn(bitmap, size) };
  } finally {
    bitmap.close();
  }
}

async function redrawn(
  bitmap: ImageBitmap,
  { width, height }: { width: number; height: number },
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  const webp = await encoded(canvas, 'image/webp');
  // Browsers that cannot write WebP answer with a PNG, many times as large.
  return webp.type === 'image/webp' ? webp : encoded(canvas, 'image/jpeg');
}

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error(`no ${type}`)) : resolve(blob)),
      type,
      QUALITY,
    );
  });
}
