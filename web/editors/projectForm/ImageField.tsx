import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useImperativeHandle, useMemo, useRef } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { imageMegabytes, imageTypes } from '#domain/limits.ts';
import { projectFormSchema } from '#domain/project/project.ts';
import type { FieldControl } from '../../forms/fields/fieldControl.ts';
import { fieldHelp } from '../../forms/fields/TextField.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { AddPhotoAlternateOutlined as AddPhoto } from '../../theme/icons.tsx';
import type { ProjectFormValues } from './projectFormState.ts';
import type { ImageUpload } from './useImageUpload.ts';

type Props = {
  control: FieldControl<ProjectFormValues>;
  image: ImageUpload;
  current: string | null;
  onRemoveCurrent?: () => void;
};

/** Pixels below the button that must come into view with it, because errors are shown there. */
const helpHeight = 48;

/** Picture of the project: choose, see, follow the upload, take it back. */
export function ImageField({ control, image, current, onRemoveCurrent }: Props) {
  const { t } = useTranslation('projectForm');
  const { percent } = useFormat();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { field, fieldState } = useController({ control, name: 'imageUrl' });
  const { value, ref, onChange, onBlur } = field;
  const file = value instanceof File ? value : null;
  const preview = usePreview(file) ?? current;
  // The button keeps the focus after a file was chosen, and focusing it again would not scroll to it.
  useImperativeHandle(ref, () => ({
    focus: () => {
      button.current?.scrollIntoView({ block: 'nearest' });
      button.current?.focus();
    },
  }));
  const choose = (chosen: File | undefined) => {
    if (chosen === undefined) return;
    onChange(chosen);
    onBlur();
    if (projectFormSchema.shape.imageUrl.safeParse(chosen).success) image.start(chosen);
    else image.cancel();
  };
  const remove = () => {
    if (file === null) onRemoveCurrent?.();
    onChange(undefined);
    image.cancel();
    if (input.current) input.current.value = '';
  };
  return (
    <Box role="group" aria-labelledby={`${id}-label`}>
      <Typography id={`${id}-label`} variant="subtitle2" component="p" sx={{ mb: 1 }}>
        {t('image')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {preview !== null && !fieldState.invalid && (
          <Box
            component="img"
            src={preview}
            alt={t('image.preview')}
            sx={{
              width: 128,
              height: 80,
              objectFit: 'cover',
              borderRadius: 1,
              border: 1,
              borderColor: 'divider',
            }}
          />
        )}
        <Button
          ref={button}
          variant="outlined"
          startIcon={<AddPhoto />}
          aria-describedby={`${id}-help`}
          sx={{ scrollMarginBottom: helpHeight }}
          onClick={() => input.current?.click()}
        >
          {t(preview === null ? 'image.choose' : 'image.change')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={imageTypes.join(',')}
          onChange={(event) => choose(event.target.files?.[0])}
        />
        {(file !== null || current !== null) && (
          <Button color="secondary" onClick={remove}>
            {t(image.state === 'sending' ? 'image.cancel' : 'image.remove')}
          </Button>
        )}
      </Box>
      {image.state === 'sending' && (
        <Box sx={{ mt: 1, display: 'flex', alignItems: 'center', gap: 1 }}>
          <LinearProgress
            variant="determinate"
            value={image.progress * 100}
            aria-label={t('image.sending')}
            sx={{ flex: 1 }}
          />
          <Typography variant="caption">{percent(image.progress)}</Typography>
        </Box>
      )}
      <FormHelperText id={`${id}-help`} error={fieldState.invalid || image.state === 'failed'}>
        {image.state === 'failed'
          ? t('image.error')
          : fieldHelp(fieldState.error?.message, t('image.help', { max: imageMegabytes }))}
      </FormHelperText>
    </Box>
  );
}

/** Address of a file chosen, for an <img>; null without one. */
function usePreview(file: File | null): string | null {
  const address = useMemo(() => (file === null ? null : URL.createObjectURL(file)), [file]);
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address]);
  return address;
}
