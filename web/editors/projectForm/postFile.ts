type UploadField = { readonly name: string; readonly value: string };

/**
 * POSTs a file as a browser form does: all fields, then `file`. fetch cannot tell how much was sent, so this is an
 * XMLHttpRequest.
 *
 * @param onProgress gets 0..1.
 * @throws Error when the answer is not 2xx, the network fails or `signal` aborts.
 */
export function postFile(
  url: string,
  fields: readonly UploadField[],
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<void> {
  const body = new FormData();
  for (const { name, value } of fields) body.append(name, value);
  body.append('file', file, file.name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(new Error(`The upload was answered with ${request.status}`));
    });
    request.addEventListener('error', () => reject(new Error('The upload failed')));
    request.addEventListener('abort', () => reject(new Error('The upload was cancelled')));
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', url);
    request.send(body);
  });
}
