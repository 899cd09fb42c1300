import {
  ageOn,
  forgotPasswordFormSchema,
  loginSchema,
  passwordResetFormSchema,
  profileFormSchema,
  signUpSchema,
  userCreateSchema,
  userUpdateSchema,
} from '#domain/people/account.ts';
import { inviteSchema } from '#domain/people/invite.ts';
import { strongestPermission } from '#domain/people/permissions.ts';
import { webhookSchema } from '#domain/project/webhook.ts';
import { describe, expect, test } from 'vitest';
import { issuesOf } from './issues.ts';

const user = { name: 'Ana Souza', email: 'ana@example.com', password: 'pa55word!!' };
const form = { ...user, confirmPassword: user.password };

test('name, email and password suffice', () => {
  expect(issuesOf(userCreateSchema, user)).toEqual([]);
  expect(issuesOf(signUpSchema, { ...form, birthDate: '', city: '', professionalEmail: '' })).toEqual([]);
  expect(issuesOf(userUpdateSchema, { city: null })).toEqual([]);
});

test('what a profile says is kept in one line', () => {
  const typed = { city: 'Porto\r\nAlegre', companyName: ' Estrutura\u2028Ltda.\n' };
  expect(userUpdateSchema.parse(typed)).toEqual({ city: 'Porto Alegre', companyName: 'Estrutura Ltda.' });
});

test('the account of a company has its number, and a name of one word will do', () => {
  const company = { ...form, name: 'Construtora', isCompany: true, companyNumber: '12.345.678/0001-99' };
  expect(signUpSchema.parse(company)).toMatchObject({ companyNumber: '12345678000199' });
  expect(issuesOf(signUpSchema, { ...company, companyNumber: '' })).toEqual([
    'companyNumber: general.required',
  ]);
  const short = { ...company, companyNumber: '123' };
  expect(issuesOf(signUpSchema, short)).toEqual(['companyNumber: account.company_number.invalid']);
  expect(issuesOf(signUpSchema, { ...form, name: 'Ana' })).toEqual(['name: account.name.full']);
});

test('an empty form: each required field', () => {
  expect(issuesOf(signUpSchema, { name: '', email: '', password: '', confirmPassword: '' })).toEqual(
    expect.arrayContaining([
      'name: general.required',
      'email: general.required',
      'password: general.required',
      'confirmPassword: general.required',
    ]),
  );
});

test.each([
  [{ name: 'Ana' }, 'name: account.name.full'],
  [{ name: 'A '.repeat(5000) + 'b' }, 'name: general.max|{"max":100}'],
  [{ name: 'Ana \0 Souza' }, 'name: general.invalid'],
  [{ email: 'ana@' }, 'email: general.email'],
  [{ email: `${'a'.repeat(10_000)}@example.com` }, 'email: general.max|{"max":254}'],
  [{ password: '1234567' }, 'password: account.password.min|{"min":8}'],
  [{ password: '🏗'.repeat(19) }, 'password: account.password.max|{"max":72}'],
  [{ birthDate: '2020-01-01' }, 'birthDate: account.birth_date.age|{"age":18}'],
  [{ birthDate: '1990-02-30' }, 'birthDate: account.birth_date.invalid'],
  [{ birthDate: '0001-01-01' }, 'birthDate: account.birth_date.invalid'],
  [{ professionalEmail: 'x' }, 'professionalEmail: general.email'],
  [{ companyName: 'x'.repeat(101) }, 'companyName: general.max|{"max":100}'],
  [{ bogus: 1 }, ': general.unknown_key'],
])('%o is refused', (over, issue) => {
  expect(issuesOf(userCreateSchema, { ...user, ...over })).toContain(issue);
});

test('72 bytes of password pass', () => {
  expect(issuesOf(userCreateSchema, { ...user, password: '🏗'.repeat(18) })).toEqual([]);
});

describe('confirmation', () => {
  const mismatch = 'confirmPassword: account.password.mismatch';

  test('differs, even while other fields are wrong', () => {
    expect(issuesOf(signUpSchema, { ...form, confirmPassword: 'other', email: '' })).toContain(mismatch);
    expect(
      issuesOf(passwordResetFormSchema, { password: 'pa55word!!', confirmPassword: 'pa55word' }),
    ).toEqual([mismatch]);
  });

  test('is asked of the profile only when the password changes', () => {
    const profile = { name: user.name, email: user.email };
    expect(issuesOf(profileFormSchema, { ...profile, password: '', confirmPassword: '' })).toEqual([]);
    expect(issuesOf(profileFormSchema, { ...profile, password: user.password, confirmPassword: '' })).toEqual(
      [mismatch],
    );
  });
});

test('age by the calendar', () => {
  expect(ageOn('2000-06-15', new Date(2018, 5, 14))).toBe(17);
  expect(ageOn('2000-06-15', new Date(2018, 5, 15))).toBe(18);
});

test('log-in, forgotten password, invitation', () => {
  expect(issuesOf(loginSchema, { email: 'ana@example.com', password: '' })).toEqual([
    'password: general.required',
  ]);
  expect(issuesOf(forgotPasswordFormSchema, { email: '' })).toEqual([
    'email: forgot_password.email.required',
  ]);
  expect(issuesOf(inviteSchema, { email: 'b@example.com', permissions: Array(5).fill('view') })).toEqual([
    'permissions: general.too_many|{"max":4}',
  ]);
  expect(issuesOf(inviteSchema, { email: 'b@example.com', permissions: [] })).toEqual([
    'permissions: invite.permissions.required',
  ]);
  expect(
    inviteSchema.parse({ email: 'b@example.com', permissions: ['view', 'project:edit'] }).permissions,
  ).toEqual(['project:view', 'project:edit']);
  expect(issuesOf(inviteSchema, { email: 'b@example.com', permissions: ['owner'] })).toEqual([
    'permissions.0: general.select',
  ]);
});

test('of several permissions the one that implies the others counts, in whichever order', () => {
  expect(strongestPermission(['project:view', 'project:edit', 'project:view'])).toBe('project:edit');
  expect(strongestPermission(['project:owner', 'project:view'])).toBe('project:owner');
  expect(strongestPermission([])).toBeUndefined();
});

test('a webhook names each kind of change once, and at least one', () => {
  const faults = (events: string[]) => issuesOf(webhookSchema, { url: 'https://example.com/', events });
  expect([faults(['unit', 'option']), faults(['unit', 'unit']), faults([])]).toEqual([
    [],
    ['events: general.duplicate'],
    ['events: general.select'],
  ]);
});
