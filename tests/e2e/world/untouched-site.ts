import { testOnAlteredSite } from './altered-site.ts';

/** Tests on a site of their own with the demo content alone, without records that other tests add. */
export const test = testOnAlteredSite(async () => undefined);
