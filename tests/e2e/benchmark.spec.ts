import { newPerson } from './support/accountSteps.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, signIn, test } from './support/fixtures.ts';
import { Seed } from './support/seed.ts';

test('the public curve shows towers of those who agreed, from five on, without a name', async ({
  page,
  browser,
  baseURL,
  server,
  signedIn,
}) => {
  test.setTimeout(120_000);
  const { token } = await signedIn('Dora Lima');
  const towers = [await new Seed(server, token).tower('Segredo 1')];
  for (let at = 2; at <= 5; at += 1) {
    const { name, email, password } = newPerson(`Dona ${['Bia', 'Clara', 'Lia', 'Eva'][at - 2]}`);
    const owner = await server.account(name, email, password);
    const made = await new Seed(server, owner.token).tower(`Segredo ${at}`);
    await server.rest('PATCH', `/v1/projects/${made.project}`, owner.token, { benchmark_consent: true });
    towers.push(made);
  }

  const guest = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await guest.goto('/benchmark');
  await expect(guest.getByRole('heading', { level: 1, name: 'Benchmark de estruturas' })).toBeVisible();
  await expect(guest.getByText('Menos de cinco donos conhecidos')).toBeVisible();

  // The fifth owner agrees, by the switch.
  await page.goto(`/new_projects/${towers[0]?.project}?tab=details`);
  const agrees = page.getByRole('switch', { name: 'Este projeto pode entrar no benchmark' });
  await expect(agrees).not.toBeChecked();
  const saved = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('benchmarkConsent') === true,
  );
  await agrees.check();
  await saved;
  await expect(agrees).toBeChecked();

  await guest.goto('/benchmark?technology=beam_column&state=SP');
  await expect(guest.getByText(/^Nas torres conhecidas de 5 donos, a metade do meio fica entre/)).toHaveCount(
    2,
  );
  await expect(guest.getByRole('img', { name: /Curva de percentis/ })).toHaveCount(2);
  expect(await guest.content()).not.toContain('Segredo');
  for (const { project, unit } of towers) {
    expect(await guest.content()).not.toContain(project);
    expect(await guest.content()).not.toContain(unit);
  }
  await expectAccessible(guest, 'the benchmark');
  await guest.getByRole('combobox', { name: 'Pavimentos' }).click();
  await guest.getByRole('option', { name: '21 ou mais' }).click();
  await expect(guest).toHaveURL(/storeys=from_21/);
  await expect(guest.getByText('Menos de cinco donos conhecidos')).toBeVisible();

  // Somebody else's tower stands among them, a link from where it is decided about.
  const otherPage = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const other = await signIn(server, otherPage, 'Rui Prado');
  const own = await new Seed(server, other.token).tower('Do Rui');
  await otherPage.goto(`${own.path}/constructive-technologies`);
  await otherPage.getByRole('link', { name: 'Ver onde a torre fica entre as conhecidas' }).click();
  await expect(otherPage.getByText(/^Pórtico: .* das torres conhecidas ficam abaixo/)).toHaveCount(2);
});
