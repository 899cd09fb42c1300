import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { TestUser } from '../../support/world.ts';
import { show } from '../support/controls.ts';
import { answerDistinctly } from '../support/distinctAnswers.ts';
import { renderScreen, someone } from '../support/renderScreen.tsx';

let user: TestUser;
beforeAll(async () => {
  // Nobody to the real service, whose notifications would put its own lists in the place of the answers.
  user = Object.assign(await someone(), { token: 'of-nobody' });
});

/**
 * What is done on a screen, and the one change that is asked for by it: those that the answers of everyScreen/shown do
 * not offer. All other changes are sent, fail and are answered there.
 */
type Row = {
  path: string;
  /** Other answers than each field's own. */
  fixed?: Record<string, unknown>;
  rows?: number;
  /** Pressed one after the other until the question or the form stands there. */
  opens?: string[];
  presses: string;
  mutation: string;
  input?: object;
  /** Said by a toast when it is done. */
  done: string;
  /** Begins what is said when there is no network. */
  failed?: string;
};

const page = { profile: '/profile', office: '/office', invites: '/profile/invites' };
const ofOffice = { organizationId: 'Organization' };
const domain = 'Organization.singleSignOn.domains.domain';

const rows: Row[] = [
  {
    path: page.profile,
    fixed: { 'Session.current': false },
    presses: 'Encerrar a sessão de Session.device',
    mutation: 'SessionsSectionSessionRowEndMutation',
    input: { sessionId: 'Session' },
    done: 'Sessão encerrada',
  },
  {
    path: page.profile,
    rows: 2,
    presses: 'Encerrar as outras',
    mutation: 'SessionsSectionEndOthersMutation',
    done: 'Outras sessões encerradas',
  },
  {
    path: page.profile,
    fixed: { 'WebhookDelivery.failure': 'TLS' },
    presses: 'Enviar um teste a Webhook.url',
    mutation: 'WebhooksSectionWebhookRowTestMutation',
    input: { webhookId: 'Webhook' },
    done: 'O certificado do endereço não é válido',
  },
  {
    path: page.office,
    fixed: { 'OrganizationMember.isViewer': true },
    opens: ['Ações para User.name', 'Sair do escritório'],
    presses: 'Sair do escritório',
    mutation: 'ColleagueRowRemoveMutation',
    input: { memberId: 'OrganizationMember' },
    done: 'Você saiu do escritório',
    failed: 'Erro ao remover',
  },
  {
    path: page.office,
    fixed: { 'Organization.singleSignOn.domains.provedAt': null },
    presses: `Verificar ${domain}`,
    mutation: 'OfficeSignOnEmailDomainRowProveMutation',
    input: { ...ofOffice, domain },
    done: 'Domínio verificado',
    failed: 'Erro ao verificar o domínio',
  },
  ...[
    { answer: 'Aceitar', accept: true, done: 'Agora você participa de ' },
    { answer: 'Recusar', accept: false, done: 'Convite para ' },
  ].flatMap(({ answer, accept, done }) =>
    [
      { other: 'Query.viewer.organizationInvitations', id: 'Invitation', name: 'Invitation.projectName' },
      {
        other: 'Query.viewer.pendingInvitations',
        id: 'OrganizationInvitation',
        name: 'OrganizationInvitation.organizationName',
      },
    ].map(({ other, id, name }) => ({
      path: `${page.invites}?tkn=ABC`,
      fixed: { [other]: null },
      presses: answer,
      mutation: 'useReplyToInvitationMutation',
      input: { invitationId: id, accept, token: 'ABC' },
      done: done + name + (accept ? '' : ' recusado'),
    })),
  ),
];

type Request = Parameters<typeof fetch>;

/** The change that a request asks for: its name and its input. */
const changesOf = ([input, init]: Request): [string, unknown][] => {
  if (input !== '/graphql' || typeof init?.body !== 'string') return [];
  const { operationName, variables } = JSON.parse(init.body);
  return operationName.endsWith('Mutation') ? [[operationName, variables.input]] : [];
};

/** Lets changes come to nothing for as long as the line is down; what was asked for since it last changed. */
function overLine() {
  const answer = vi.mocked(globalThis.fetch).getMockImplementation()!;
  let isDown = true;
  let sent: [string, unknown][] = [];
  vi.mocked(globalThis.fetch).mockImplementation((...request) => {
    const changes = changesOf(request);
    sent.push(...changes);
    return isDown && changes.length > 0 ? Promise.reject(new TypeError('offline')) : answer(...request);
  });
  return {
    sent: () => sent,
    mend: () => {
      isDown = false;
      sent = [];
    },
  };
}

/** By its name as it is read out; roles of all of a long screen take seconds. */
async function press(person: UserEvent, name: string) {
  const isCalled = (element: HTMLElement) =>
    (element.getAttribute('aria-label') ?? element.textContent) === name;
  const button = await waitFor(() => {
    const all = [...document.querySelectorAll<HTMLElement>('button, [role=menuitem], [role=switch]')];
    const found = all.filter((each) => isCalled(each) && !each.closest('[aria-hidden=true]')).at(-1);
    if (found === undefined) throw new Error(`nothing called ${name}`);
    return found;
  });
  await person.click(button);
}

const dialog = () => document.querySelector<HTMLElement>('[role=dialog]');
const noDialog = () => waitFor(() => expect(dialog()).toBeNull());

describe('each button asks for its own change, and nothing before it is pressed', () => {
  test.each(rows)('$path: $presses, $mutation $input', async (row) => {
    const { path, fixed = {}, opens = [], presses, mutation, input, done, failed = '' } = row;
    vi.spyOn(console, 'error').mockReturnValue();
    answerDistinctly(fixed, 'Webhook', { rows: row.rows ?? 1 });
    const line = overLine();
    const { person } = await renderScreen(path, user);
    await screen.findByRole('heading', { level: 1 });
    const open = async () => {
      for (const name of opens) await press(person, name);
    };
    if (opens.length > 0) {
      await open();
      const way = within(await screen.findByRole('dialog')).getByText(/^(Cancelar|Fechar)$/, {
        selector: 'button',
      });
      await person.click(way);
      await noDialog();
      await open();
    }
    expect(line.sent()).toEqual([]);

    await press(person, presses);
    const offline = [failed, 'Sem conexão com o servidor'].filter(Boolean).join('. ');
    expect((await screen.findByText(offline)).closest('[role=alert]')).toBeTruthy();
    expect(line.sent()).toEqual([[mutation, input]]);
    expect(screen.queryByText(done)).toBeNull();

    line.mend();
    // A question is over by then.
    await noDialog();
    await open();
    await press(person, presses);
    await waitFor(() => expect(line.sent()).toEqual([[mutation, input]]));
    await screen.findByText(done);
    await noDialog();
  });
});

test('an invitation declined is not missing, and one that can’t be answered says why', async () => {
  const errors: object[] = [];
  const answer = { errors, repliedInvitationId: 'Invitation' };
  const fixed = { 'Invitation#2.databaseId': '2', 'Mutation.replyToInvitation': answer };
  const path = `${page.invites}?inviteId=1`;
  const { person } = await show(
    { path, fixed: { ...fixed, 'Query.viewer.organizationInvitations': null } },
    { rows: 2 },
  );
  await person.click((await screen.findAllByText('Recusar'))[0]!);
  await waitFor(() => expect(screen.getAllByText('Recusar')).toHaveLength(1));
  expect(screen.queryByText('Convite não encontrado')).toBeNull();
  errors.push({ code: 'INVITATION_EXPIRED', message: 'x', key: null, path: null });
  await person.click(screen.getByText('Recusar'));
  expect(await screen.findByText(/Este convite expirou$/)).toBeTruthy();
  await show({ path, fixed: { 'User.activated': false } }, { rows: 0 });
  expect(await screen.findByText(/^Confirme User\.email para ver os convites/)).toBeTruthy();
  expect(screen.queryByText(/^Convite não encontrado|^Nenhum convite/)).toBeNull();
});
