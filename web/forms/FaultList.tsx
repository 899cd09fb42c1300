import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formFaults, type FormFault } from './formFaults.ts';

const keyOf = (faults: readonly FormFault[]) =>
  JSON.stringify(faults.map(({ label, text }) => [label, text]));

/**
 * What keeps a form from being sent, shown beside its button: each fault leads to its field. Shown from the first try
 * on and while there are two or more; a single one has the focus already.
 */
export function FaultList() {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const [faults, setFaults] = useState<readonly FormFault[]>([]);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const look = () => {
      const found = formFaults(form);
      setFaults((now) => (keyOf(now) === keyOf(found) ? now : found));
    };
    const observer = new MutationObserver(look);
    const follow = () =>
      observer.observe(form, {
        attributeFilter: ['aria-invalid'],
        characterData: true,
        childList: true,
        subtree: true,
      });
    form.addEventListener('submit', follow);
    return () => {
      observer.disconnect();
      form.removeEventListener('submit', follow);
    };
  }, []);
  // The fields may have been rendered again since they were found.
  const lead = (index: number) => {
    const form = place.current?.closest('form');
    const field = form && formFaults(form)[index]?.field;
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  };
  return (
    <Box ref={place} sx={{ '&:empty': { display: 'none' } }}>
      {faults.length > 1 && (
        <Alert
          severity="error"
          role="group"
          aria-label={t('faults.title')}
          sx={{ maxHeight: '30vh', overflowY: 'auto' }}
        >
          {t('faults.title')}
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {faults.map(({ label, text }, index) => (
              <li key={index}>
                <Link
                  component="button"
                  type="button"
                  color="inherit"
                  underline="always"
                  sx={{ textAlign: 'left', font: 'inherit', py: 0.25 }}
                  onClick={() => lead(index)}
                >
                  {[label, text].filter(Boolean).join(': ')}
                </Link>
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}
