/** What can be said of an account in the graph; null clears a field that is optional. */
export type AccountInput = {
  name?: string | null;
  email?: string | null;
  password?: string | null;
  currentPassword?: string | null;
  professionalNumber?: string | null;
  birthDate?: string | null;
  city?: string | null;
  activityArea?: string | null;
  professionalEmail?: string | null;
  companyName?: string | null;
};

/** The same for /v1: what is left out stays out, and so do nulls of fields that can't be cleared. */
export function accountBody(input: AccountInput) {
  return {
    name: input.name ?? undefined,
    email: input.email ?? undefined,
    password: input.password ?? undefined,
    current_password: input.currentPassword ?? undefined,
    professional_number: input.professionalNumber,
    birth_date: input.birthDate,
    city: input.city,
    activity_area: input.activityArea,
    professional_email: input.professionalEmail,
    company_name: input.companyName,
  };
}
