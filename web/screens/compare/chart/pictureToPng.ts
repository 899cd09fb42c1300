import type { Picture } from './comparisonSvg.ts';

/** Drawn at twice its size, so that it stays sharp on a slide. */
const pictureScale = 2;

/** A drawing as PNG; @throws when the browser can't draw it. */
export async function pictureToPng({ svg, width, height }: Picture): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), {
    width: width * pictureScale,
    height: height * pictureScale,
  });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas to draw on');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
