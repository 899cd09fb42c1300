import { expect, test } from 'vitest';
import { expectRights } from '../../support/access/expectRights.ts';

test('projects and their people are changed by those who may edit and read by those who may view', async () => {
  expect(
    await expectRights(
      /\/projects(\/\{projectId\}(\/(duplicate|activity|members|user|collaborators|transfer-ownership|invite|invitations)\b.*)?)?$/,
    ),
  ).toBeGreaterThan(14);
}, 120_000);
