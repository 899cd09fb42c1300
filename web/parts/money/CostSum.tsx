import Link from '@mui/material/Link';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../routing/lazyPart.tsx';

const CostDialog = lazyPart(() => import('./CostDialog.tsx').then((part) => part.CostDialog));

type Props = {
  /** Global id of the option, version, tower or project it is the cost of. */
  id: string;
  /** Whether what carries it is counted in. */
  withFoundation?: boolean;
  children: ReactNode;
};

/** A sum of money that opens to its lines: amounts, prices, codes, and fields for what is missing. */
export function CostSum({ id, withFoundation = false, children }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Link
        component="button"
        type="button"
        variant="inherit"
        underline="always"
        color="inherit"
        title={t('money.open')}
        onClick={() => setOpen(true)}
        {...CostDialog.ahead}
        sx={{
          textAlign: 'inherit',
          textDecorationStyle: 'dotted',
          textUnderlineOffset: 3,
          verticalAlign: 'baseline',
        }}
      >
        {children}
      </Link>
      {isOpen && <CostDialog id={id} withFoundation={withFoundation} onClose={() => setOpen(false)} />}
    </>
  );
}
