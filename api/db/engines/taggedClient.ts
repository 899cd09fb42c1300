import { Client } from 'pg';
import { requestScope } from '../../requestScope.ts';

/**
 * A connection that names the request in each statement, so that PostgreSQL's own log and pg_stat_activity lead to
 * ours. Ids are letters, digits, points and dashes, so none can end a comment.
 */
export class TaggedClient extends Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- pg has ten forms of this call; all but the text is passed on
  override query(...args: any[]): any {
    const id = requestScope()?.id;
    const [text, ...rest] = args;
    const tagged = typeof text === 'string' && id !== undefined ? `${text} /*request='${id}'*/` : text;
    return super.query(tagged, ...rest);
  }
}
