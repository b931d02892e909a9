import pg from 'pg';

/**
 * Lets every NOTIFY of a PostgreSQL server arrive so many milliseconds late (SLOW_ANNOUNCEMENTS), as
 * on a busy machine. Not set in a usual run: it shows which test counts on the moment of its arrival.
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
