import { RestError } from './restErrors.ts';

/** As many calls were made as whoever asked allowed: the next one was not. */
export class CallsSpent extends RestError {
  constructor() {
    super('RATE_LIMITED', 'More calls to the service would be needed than were allowed');
  }
}
