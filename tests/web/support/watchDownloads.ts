import { vi } from 'vitest';

/** Files that the screens hand to the user from now on, their text once it is read; none leaves the page. */
export function watchDownloads() {
  const files: { name: string; type: string; text: Promise<string>; read?: string }[] = [];
  let content = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob;
    return 'blob:torre';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const text = content.text();
    const file: (typeof files)[number] = { name: this.download, type: content.type, text };
    void text.then((read) => (file.read = read));
    files.push(file);
  });
  return files;
}
