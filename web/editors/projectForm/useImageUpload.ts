import { useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { useTranslation } from 'react-i18next';
import type { useImageUploadMutation } from '#relay/useImageUploadMutation.graphql.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';
import { postFile } from './postFile.ts';

type UploadState = 'none' | 'sending' | 'sent' | 'failed';

export type ImageUpload = ReturnType<typeof useImageUpload>;

/** Uploads a picture as soon as it is chosen, while the rest of the form is filled in. */
export function useImageUpload() {
  const { t } = useTranslation('projectForm');
  const [state, setState] = useState<UploadState>('none');
  const [progress, setProgress] = useState(0);
  const running = useRef<{ stop: AbortController; address: Promise<string | null> } | null>(null);
  const [commit] = useMutation<useImageUploadMutation>(
    graphql`
      mutation useImageUploadMutation($input: CreateImageUploadInput!) {
        createImageUpload(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          url
          fields {
            name
            value
          }
          publicUrl
        }
      }
    `,
    { failure: t('image.error') },
  );

  async function send(file: File, { signal }: AbortController): Promise<string | null> {
    const variables = { input: { fileName: file.name, contentType: file.type } };
    const { url, fields, publicUrl } = (await commit({ variables }))?.createImageUpload ?? {};
    if (signal.aborted || !url || !publicUrl) return null;
    try {
      await postFile(url, fields ?? [], file, signal, setProgress);
      return publicUrl;
    } catch (error) {
      if (!signal.aborted) console.error(error);
      return null;
    }
  }

  const start = (file: File) => {
    cancel();
    const stop = new AbortController();
    setState('sending');
    setProgress(0);
    const address = send(file, stop);
    running.current = { stop, address };
    void address.then((found) => {
      if (!stop.signal.aborted) setState(found === null ? 'failed' : 'sent');
    });
  };
  const cancel = () => {
    running.current?.stop.abort();
    running.current = null;
    setState('none');
  };
  /** Waits for the upload: `imageUrl` for the mutation's input, nothing without a picture, null when it failed. */
  const finished = async (): Promise<{ imageUrl?: string } | null> => {
    if (running.current === null) return {};
    const { address, stop } = running.current;
    const imageUrl = await address;
    if (stop.signal.aborted) return {};
    return imageUrl === null ? null : { imageUrl };
  };
  return { state, progress, start, cancel, finished };
}
