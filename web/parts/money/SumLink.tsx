import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  onClick: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  children: ReactNode;
};

/** A sum that opens to what it is made of. */
export function SumLink({ children, ...actions }: Props) {
  const { t } = useTranslation();
  return (
    <Link
      component="button"
      type="button"
      variant="inherit"
      underline="always"
      color="inherit"
      title={t('money.open')}
      {...actions}
      sx={{
        textAlign: 'inherit',
        textDecorationStyle: 'dotted',
        textUnderlineOffset: 3,
        verticalAlign: 'baseline',
      }}
    >
      {children}
    </Link>
  );
}
