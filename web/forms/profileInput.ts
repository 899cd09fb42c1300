import type { ProfileOffers } from './fields/ProfileFields.tsx';

type Profile = {
  professionalNumber?: string | undefined;
  birthDate?: string | undefined;
  city?: string | undefined;
  activityArea?: string | undefined;
  professionalEmail?: string | undefined;
  companyName?: string | undefined;
};

/**
 * The optional fields of a person as mutations take them; an empty field is sent as null and cleared. What the
 * connected service does not keep is not sent.
 */
export function profileInput(values: Profile, { profileFields, professionalEmail }: ProfileOffers) {
  if (!profileFields) return {};
  return {
    professionalNumber: values.professionalNumber ?? null,
    birthDate: values.birthDate ?? null,
    city: values.city ?? null,
    activityArea: values.activityArea ?? null,
    ...(professionalEmail ? { professionalEmail: values.professionalEmail ?? null } : {}),
    companyName: values.companyName ?? null,
  };
}
