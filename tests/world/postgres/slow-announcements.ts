import pg from 'pg';

/**
 * Delays every NOTIFY of a PostgreSQL server by so many milliseconds (SLOW_ANNOUNCEMENTS), as on a busy
 * machine. Not set in a usual run: it shows which test relies on the time of arrival.
 */
const later = Number(process.env.SLOW_ANNOUNCEMENTS ?? 0);
const emit = pg.Client.prototype.emit;
if (later > 0) {
  pg.Client.prototype.emit = function (this: pg.Client, event: string | symbol, ...of: unknown[]) {
    if (event !== 'notification') return emit.call(this, event, ...of);
    setTimeout(() => emit.call(this, event, ...of), later);
    return true;
  };
}
