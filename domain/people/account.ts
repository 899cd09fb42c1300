import { z } from 'zod';
import { emptyToUndefined, formField, line, textOf } from '../fields.ts';
import { minimumAge, passwordLength, textLimits, tokenLength } from '../limits.ts';
import { encodeMessage } from '../texts/messages.ts';
import { termsVersions } from './terms.ts';

/** An address to log in with, kept as typed but for case. */
export const emailSchema = z
  .email()
  .max(textLimits.email, encodeMessage('general.max', { max: textLimits.email }));

const bytes = (value: string) => new TextEncoder().encode(value).length;

/** 8 characters to 72 bytes. */
const passwordSchema = z
  .string()
  .min(passwordLength.min, encodeMessage('account.password.min', { min: passwordLength.min }))
  .refine((value) => bytes(value) <= passwordLength.maxBytes, {
    error: encodeMessage('account.password.max', { max: passwordLength.maxBytes }),
  });

/** Two words or more. */
const fullNameSchema = textOf(1, textLimits.name, 'general.required').regex(
  /\S\s+\S/,
  encodeMessage('account.name.full'),
);

/** Whole years between a date (YYYY-MM-DD) and `today`, by the calendar. */
export function ageOn(birthDate: string, today: Date): number {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
  const before = today.getMonth() + 1 < month || (today.getMonth() + 1 === month && today.getDate() < day);
  return today.getFullYear() - year - (before ? 1 : 0);
}

const oldestAge = 130;

/** YYYY-MM-DD, at least 18 years ago. */
const birthDateSchema = z.iso
  .date('account.birth_date.invalid')
  .refine((value) => ageOn(value, new Date()) >= minimumAge, {
    error: encodeMessage('account.birth_date.age', { age: minimumAge }),
  })
  .refine((value) => ageOn(value, new Date()) <= oldestAge, {
    error: encodeMessage('account.birth_date.invalid'),
  });

const profileText = line(textLimits.profile);

/** Everything about a person that is optional; null clears. `professionalNumber` is the CREA or CAU registration. */
const profile = {
  professionalNumber: profileText.nullish(),
  birthDate: birthDateSchema.nullish(),
  city: profileText.nullish(),
  activityArea: profileText.nullish(),
  professionalEmail: emailSchema.nullish(),
  companyName: profileText.nullish(),
};

const account = { name: fullNameSchema, email: emailSchema, password: passwordSchema, ...profile };

/** A new account; `termsVersion` is of the terms and the privacy policy the person was shown and agreed to. */
export const userCreateSchema = z.strictObject({
  ...account,
  termsVersion: z
    .enum(termsVersions, encodeMessage('general.select'))
    .optional()
    .describe('Version of the terms and the privacy policy agreed to; kept with the time'),
});

export const currentPassword = z.string().max(1000);

/** The changes of an account: any of the same; a new password or email takes the current password. */
export const userUpdateSchema = z
  .strictObject(account)
  .partial()
  .extend({
    currentPassword: currentPassword.optional().describe('The current one, for a new password or email'),
  });
export type UserUpdate = z.infer<typeof userUpdateSchema>;

const profileForm = {
  professionalNumber: formField(profileText.optional()),
  birthDate: formField(birthDateSchema.optional()),
  city: formField(profileText.optional()),
  activityArea: formField(profileText.optional()),
  professionalEmail: formField(emailSchema.optional()),
  companyName: formField(profileText.optional()),
};

const confirmed = { path: ['confirmPassword'], error: encodeMessage('account.password.mismatch') };
const confirmation = z.string().min(1, encodeMessage('general.required'));

/** CNPJ as digits: 14, with or without the marks it is written with. */
const companyNumberSchema = z
  .string()
  .transform((typed) => typed.replaceAll(/[\s./-]/g, ''))
  .pipe(z.string().regex(/^\d{14}$/, encodeMessage('account.company_number.invalid')));

/** The sign-up form. The account of a company has its number, and a name that may be one word. */
export const signUpSchema = z
  .object({
    name: textOf(1, textLimits.name, 'general.required'),
    isCompany: z.boolean().default(false),
    companyNumber: formField(companyNumberSchema.optional()),
    email: emailSchema,
    password: formField(passwordSchema),
    confirmPassword: confirmation,
    ...profileForm,
  })
  .refine((form) => form.password === form.confirmPassword, { ...confirmed, when: hasBothPasswords })
  .refine(({ name, isCompany }) => isCompany || fullNameSchema.safeParse(name).success, {
    path: ['name'],
    error: encodeMessage('account.name.full'),
    when: ({ value }) => (value as { name?: unknown } | null)?.name !== '',
  })
  .refine(({ isCompany, companyNumber: number }) => !isCompany || number !== undefined, {
    path: ['companyNumber'],
    error: encodeMessage('general.required'),
    when: ({ value }) => (value as { isCompany?: unknown } | null)?.isCompany === true,
  });
export type SignUpForm = z.infer<typeof signUpSchema>;

/** The profile form: name, email and the optional fields; passwords only when that or the email changes. */
export const profileFormSchema = z
  .object({
    name: fullNameSchema,
    email: emailSchema,
    currentPassword: formField(currentPassword.optional()),
    password: formField(passwordSchema.optional()),
    confirmPassword: formField(z.string().optional()),
    ...profileForm,
  })
  .refine((form) => form.password === form.confirmPassword, confirmed);
export type ProfileForm = z.infer<typeof profileFormSchema>;

/** The log-in form and body of POST /v1/tokens/authentication. */
export const loginSchema = z.strictObject({
  email: emailSchema,
  password: z.string().min(1, encodeMessage('general.required')).max(1000),
});
export type Login = z.infer<typeof loginSchema>;

export const tokenSchema = z
  .string({ error: encodeMessage('account.token.invalid') })
  .length(tokenLength, encodeMessage('account.token.invalid'))
  .regex(/^[A-Z2-7]+$/, encodeMessage('account.token.invalid'));

/** Body of PUT /v1/users/activated. */
export const activationSchema = z.strictObject({ token: tokenSchema });

/** Body of PUT /v1/users/password. */
export const passwordResetSchema = z.strictObject({ password: passwordSchema, token: tokenSchema });

/** The form behind the link of a reset mail. */
export const passwordResetFormSchema = z
  .object({ password: formField(passwordSchema), confirmPassword: confirmation })
  .refine((form) => form.password === form.confirmPassword, { ...confirmed, when: hasBothPasswords });

/** Body of POST /v1/tokens/activation and /v1/tokens/password-reset. */
export const emailRequestSchema = z.strictObject({ email: emailSchema });

/** The forgot-password form. */
export const forgotPasswordFormSchema = z.object({
  email: z.preprocess(
    emptyToUndefined,
    z.string(encodeMessage('forgot_password.email.required')).pipe(emailSchema),
  ),
});

// The confirmation is checked even while other fields are wrong, or its fault would show up last and alone.
function hasBothPasswords({ value }: { value: unknown }): boolean {
  const form = value as { password?: unknown; confirmPassword?: unknown } | null;
  return (
    typeof form?.password === 'string' &&
    typeof form.confirmPassword === 'string' &&
    form.confirmPassword !== ''
  );
}
