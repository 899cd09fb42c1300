import { newPerson } from './support/accountSteps.ts';
import { expect, test } from './support/fixtures.ts';

test('calls of /v1 are tried on its page: a log-in, and then what needs its token', async ({
  page,
  server,
}) => {
  const person = newPerson('Iara Luz');
  await server.account(person.name, person.email);
  await page.goto('/v1/docs');
  const open = async (method: string, path: string) => {
    const call = page.locator('details', {
      has: page.locator(`form[data-method=${method}][data-path="${path}"]`),
    });
    await call.locator('summary').click();
    return call;
  };
  const me = await open('GET', '/v1/users/me');
  await me.getByRole('button', { name: 'Send' }).click();
  await expect(me.locator('output')).toContainText('401');

  const logIn = await open('POST', '/v1/tokens/authentication');
  await logIn.getByLabel('Body').fill(JSON.stringify({ email: person.email, password: person.password }));
  await logIn.getByRole('button', { name: 'Send' }).click();
  await expect(logIn.locator('output')).toContainText('201');
  await expect(page.getByLabel('Token, sent with')).toHaveValue(/^[A-Z2-7]{26}$/);

  await me.getByRole('button', { name: 'Send' }).click();
  await expect(me.locator('output')).toContainText(person.email);
  const project = await open('GET', '/v1/projects/{projectId}');
  await project.getByLabel('projectId').fill('nonsense');
  await project.getByRole('button', { name: 'Send' }).click();
  await expect(project.locator('output')).toContainText('404');
});

test('its page is read in the dark and on a phone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/v1/docs');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(255, 255, 255)');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
