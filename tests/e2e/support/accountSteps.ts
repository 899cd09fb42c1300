import { expect, type Page } from '@playwright/test';

type Person = { name: string; email: string; password: string };

let people = 0;

/** Someone nobody has met yet. */
export function newPerson(name: string): Person {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '.');
  const email = `${plain}.${process.pid}.${++people}@example.com`;
  return { name, email, password: 'senha-segura-1' };
}

/** Fills the sign-up form and sends it; ends with the dialog that says where the mail went. */
export async function signUp(page: Page, { name, email, password }: Person): Promise<void> {
  await page.goto('/sign-up');
  await page.getByLabel('Nome completo').fill(name);
  await page.getByLabel('E-mail *', { exact: true }).fill(email);
  await page.getByLabel('Senha *', { exact: true }).fill(password);
  await page.getByLabel('Confirmar senha').fill(password);
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('dialog', { name: 'Conta criada' })).toContainText(email);
}

/** Reads the newest mail to the person in the mailbox, which the page's browser has open, and follows its link. */
export async function followMail(page: Page, { email }: Person, subject: RegExp): Promise<void> {
  await page.goto('/mailbox');
  await page.getByRole('row').filter({ hasText: email }).getByRole('link', { name: subject }).first().click();
  await page.getByRole('listitem').getByRole('link').first().click();
}

export async function logIn(page: Page, { email, password }: Omit<Person, 'name'>): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha *', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}
