import { forgetData } from '../relay/dataInvalidation.ts';
import { dropSession } from './session.ts';

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Forgets the session, leaves the screen, then clears what was read: a visible screen must not lose its data.
 * @param leave the navigation away from what needs a session; the router shows it a moment after it resolves.
 */
export async function leaveSession(leave: () => Promise<void> | void): Promise<void> {
  dropSession();
  await leave();
  await painted();
  forgetData();
}
