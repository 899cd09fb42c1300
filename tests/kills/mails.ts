import { setTimeout as wait } from 'node:timers/promises';
import type { MailServer } from '../support/servers/mailServer.ts';
import { call } from '../support/restCall.ts';
import { sampleProject, type TestUser, uniqueEmail } from '../support/world.ts';
import type { Findings } from './findings.ts';
import type { KilledService } from './killedService.ts';

const inviters = 4;
/** Longer than a letter is held by a process that died over it, and the wait after some tries in vain (ms). */
const longestMs = 240_000;

/** Invitations sent until the service is killed, in every second round while the mail server is away. */
export class Mails {
  readonly #service: KilledService;
  readonly #user: TestUser;
  readonly #server: MailServer;
  readonly #findings: Findings;
  readonly #promised: string[] = [];
  #project = '';

  constructor(service: KilledService, user: TestUser, server: MailServer, findings: Findings) {
    this.#service = service;
    this.#user = user;
    this.#server = server;
    this.#findings = findings;
  }

  async round(milliseconds: number): Promise<void> {
    if (this.#project === '') {
      const made = await this.#post('/v1/projects', { ...sampleProject, name: 'Obra dos convites' });
      this.#project = made.body.project.id;
    }
    if (this.#findings.kills % 2 === 1) await this.#server.close();
    await this.#service.killWithin(milliseconds, () =>
      Promise.all(Array.from({ length: inviters }, () => this.#inviteOn().catch(() => {}))),
    );
    if (this.#findings.kills % 2 === 1) await this.#server.open();
    this.#findings.kills += 1;
  }

  /** Waits until every invitation that was acknowledged has arrived. */
  async verify(): Promise<void> {
    const late = () => this.#promised.filter((email) => this.#server.mailsTo(email).length === 0);
    for (const end = Date.now() + longestMs; late().length > 0 && Date.now() < end;) await wait(500);
    for (const email of this.#promised)
      this.#findings.expect(`mail to ${email}`, this.#server.mailsTo(email).length > 0, [true]);
  }

  async #inviteOn(): Promise<never> {
    for (;;) {
      const email = uniqueEmail();
      const body = { email, permissions: ['project:view'] };
      await this.#post(`/v1/projects/${this.#project}/invite`, body);
      this.#findings.acknowledged += 1;
      this.#promised.push(email);
    }
  }

  /** @throws when the call is not answered, because the service is gone, or not with success. */
  async #post(path: string, body: object) {
    const answer = await call(this.#service.url, 'POST', path, { token: this.#user.token, body });
    if (answer.status >= 300) throw new Error(`POST ${path}: ${answer.status}`);
    return answer;
  }
}
