import { expect, test, vi } from 'vitest';
import { CallsUnderWay } from '../../../gateway/rest/callsUnderWay.ts';

test('the time of an operation counts from its first call, over all its calls, until it is renewed', () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  try {
    const calls = new CallsUnderWay(1000);
    const first = calls.begin({});
    calls.done(first);
    vi.advanceTimersByTime(600);
    const second = calls.begin({});
    expect(second.end).toBe(first.end);
    expect(second.stopped).toBeUndefined();
    vi.advanceTimersByTime(400);
    // The call under way is ended, and no other begins.
    const late = calls.begin({});
    for (const { stopped } of [second, late]) expect(stopped?.()).toBeInstanceOf(Error);
    calls.renew();
    expect(calls.begin({}).stopped).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});
