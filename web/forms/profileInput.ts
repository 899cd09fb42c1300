import type { ProfileOffers } from './ProfileFields.tsx';

type Profile = {
  professional_number?: string | undefined;
  birth_date?: string | undefined;
  city?: string | undefined;
  activity_area?: string | undefined;
  professional_email?: string | undefined;
  company_name?: string | undefined;
};

/**
 * The optional fields of a person as mutations take them; an empty field is sent as null and cleared. What the
 * connected service does not keep is not sent.
 */
export function profileInput(values: Profile, { profileFields, professionalEmail }: ProfileOffers) {
  if (!profileFields) return {};
  return {
    professionalNumber: values.professional_number ?? null,
    birthDate: values.birth_date ?? null,
    city: values.city ?? null,
    activityArea: values.activity_area ?? null,
    ...(professionalEmail ? { professionalEmail: values.professional_email ?? null } : {}),
    companyName: values.company_name ?? null,
  };
}
