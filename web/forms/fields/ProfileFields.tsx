import Box from '@mui/material/Box';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Offered } from '../../session/offered.ts';
import type { FieldControl } from './fieldControl.ts';
import { DateField } from './DateField.tsx';
import { TextField } from './TextField.tsx';
import { keyWith } from '../../i18n/keyWith.ts';

type Props<Values extends FieldValues> = { control: FieldControl<Values>; offered: ProfileOffers };

/** Which fields of a person the connected service keeps. */
export type ProfileOffers = Pick<Offered, 'profileFields' | 'professionalEmail'>;

/** The optional fields of a person, the same at sign-up and in the profile. */
export function ProfileFields<Values extends FieldValues>({ control, offered }: Props<Values>) {
  const { t } = useTranslation();
  const field = (name: string) => ({
    control,
    name: name as FieldPath<Values>,
    label: t(keyWith('common', 'profile.', name)),
  });
  if (!offered.profileFields) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <TextField {...field('professionalNumber')} />
      <DateField {...field('birthDate')} />
      <TextField {...field('city')} autoComplete="address-level2" />
      <TextField {...field('activityArea')} autoComplete="organization-title" />
      {offered.professionalEmail && (
        <TextField {...field('professionalEmail')} type="email" autoComplete="work email" />
      )}
      <TextField {...field('companyName')} autoComplete="organization" />
    </Box>
  );
}
