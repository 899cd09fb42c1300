import { vi } from 'vitest';

/** Files that the screens hand to the user from now on; none leaves the page. */
export function watchDownloads() {
  const files: { name: string; text: Promise<string> }[] = [];
  let content = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob;
    return 'blob:torre';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: content.text() });
  });
  return files;
}
