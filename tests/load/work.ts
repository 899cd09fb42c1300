import { setTimeout as wait } from 'node:timers/promises';
import type { LoadUser } from './user.ts';

/** What a day is made of, and how often. */
const steps: [share: number, step: (user: LoadUser) => Promise<void>][] = [
  [25, (user) => user.readList()],
  [20, (user) => user.readProject()],
  [15, (user) => user.readByRest()],
  [8, (user) => user.editProject()],
  [10, (user) => user.editProjectByGraph()],
  [4, (user) => user.makeProject()],
  [3, (user) => user.makeProjectByGraph()],
  [5, (user) => user.makeTower()],
  [6, (user) => user.makeModule()],
  [1, (user) => user.importSheet()],
  [1, (user) => user.showPicture()],
  [1, (user) => user.invite()],
  [2, (user) => user.logIn()],
];
const all = steps.reduce((sum, [share]) => sum + share, 0);

/** Steps at random until `isOver`, with a second between two, more or less. */
export async function work(user: LoadUser, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    let draw = Math.random() * all;
    const [, step] = steps.find(([share]) => (draw -= share) < 0) ?? steps[0]!;
    await step(user);
    await wait(500 + Math.random() * 1_000);
  }
}
