// Loaded into a service before it starts (--import): ends it as kill -9 does when so many migrations of its transaction
// are carried out, KILLED_AFTER; with a half, in the first statement of the next.
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';

const after = Number(process.env['KILLED_AFTER']);
let carriedOut = 0;
const end = () => process.kill(process.pid, 'SIGKILL');

/** Hears each statement on its way, whichever database it goes to. */
function watch(connection: { query: (...args: never[]) => unknown }): void {
  const { query } = connection;
  connection.query = function (...args: never[]) {
    const answer: unknown = Reflect.apply(query, this, args);
    if (carriedOut === Math.floor(after)) end();
    if (!/^insert into .*"kysely_migration"/.test(String(args[0]))) return answer;
    return Promise.resolve(answer).then((noted) => {
      carriedOut += 1;
      if (carriedOut === after) end();
      return noted;
    });
  };
}

watch(Client.prototype);
// oxlint-disable-next-line typescript/unbound-method -- called below with the instance it is called on
const { transaction } = PGlite.prototype;
PGlite.prototype.transaction = function (work) {
  return Reflect.apply(transaction, this, [
    (opened: Parameters<typeof work>[0]) => {
      watch(opened);
      return work(opened);
    },
  ]);
};
