// How long the site keeps everything that it deletes by itself; `server/daily-tasks.ts` deletes most of it. Two
// periods are not here, because people choose them: that of contact messages is a setting, and
// `npm run backup -- --keep=14` says how many backups stay.

/** Deleted records can be restored this long, with their files. */
export const daysInBin = 90;

export const yearsOfHistory = 2;
/** The newest versions of each record stay, however old they are, so that a rarely changed record has a history. */
export const versionsKept = 10;

/** Two years of counts, so that a season can be compared with the season of the year before. */
export const yearsOfInterest = 2;

export const yearsOfSecurityLog = 1;
/** The oldest entries go earlier if an attack fills the log. */
export const mostSecurityEntries = 200_000;

/** Plans that were carried out go early, because the history has their changes. */
export const monthsOfDonePlans = 3;

/** Drafts and preview links go early, because drafts have files of their own. */
export const previewDays = 7;

/** Subscriptions that nobody confirmed. */
export const daysOfUnconfirmed = 30;

/** The number of snapshots of each kind in the data directory; one is taken each night. */
export const snapshotsKept = 7;

/** Any moment of these days can be restored: base backups, the archived log and removed files are kept for it. */
export const archiveDays = 7;
/** The newest base backups stay beside the last one of each day. */
export const baseBackupsKept = 3;

/** The files of a former build, for pages that were opened before an update. */
export const hoursOfFormerBuilds = 24;

/** The days for which a link or a sign-in is valid. */
export const invitationDays = 7;
export const confirmationDays = 7;
export const unusedSessionDays = 7;
/** A session ends after these days, even if it is in use. */
export const longestSessionDays = 30;
/** A device is known this long after its last sign-in: as long as browsers keep a cookie. */
export const deviceDays = 400;
/** An IP address is known for a shorter time than a device, because other people can get it. */
export const knownAddressDays = 90;
