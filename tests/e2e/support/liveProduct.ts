import { type Browser, expect } from '@playwright/test';
import { LiveWorld } from '../../support/liveWorld.ts';
import { logIn } from './accountSteps.ts';
import { ProductServer } from './productServer.ts';

type Double = Parameters<typeof LiveWorld.over>[0];

export const person = { name: 'Marina Duarte', email: 'marina@example.com', password: 'pa55word!!' };
export const colleague = { ...person, name: 'Bia Reis', email: 'bia@example.com' };

/** The product in front of the double of a live service, with two people; what they have is made past the product. */
export async function startLiveProduct(browser: Browser, live: Double) {
  const world = await LiveWorld.over(live);
  const token = await world.user(person.email, person.name);
  const other = await world.user(colleague.email, colleague.name);
  const server = await new ProductServer().start({ V1_URL: live.url });
  const open = async () => (await browser.newContext({ baseURL: server.url })).newPage();
  return {
    world,
    token,
    other,
    open,
    /** A page of somebody who is signed in, by the only way there is: live services have no offices to log in by. */
    openFor: async (who: typeof person) => {
      const page = await open();
      await page.goto('/login');
      await page.getByLabel('E-mail').fill(who.email);
      await expect(page.getByRole('button', { name: /^Entrar/ })).toHaveText(['Entrar']);
      await logIn(page, who);
      await page.waitForURL(/\/new_projects$/);
      return page;
    },
    close: async () => {
      await server.stop();
      await world.close();
    },
  };
}

/** Accepts the only invitation of whoever the token is of. */
export async function acceptInvitation(world: LiveWorld, token: string): Promise<void> {
  const query = '{ viewer { pendingInvitations { edges { node { id } } } } }';
  const reply =
    'mutation ($input: ReplyToInvitationInput!) { replyToInvitation(input: $input) { errors { code } } }';
  const { data } = await world.ask(token, query);
  const [{ node }] = data.viewer.pendingInvitations.edges;
  await world.made(token, reply, { invitationId: node.id, accept: true });
}
