import type { Database } from '../../database/connect.ts';
import { type LogPosition, readLogPosition } from '../../server/database/log-position.ts';
import { ReadReplica, type ReplicaState } from '../../server/database/read-replica.ts';
import { type Finding, failed, ok, warning } from './finding.ts';

/** Checks every replica of DATABASE_REPLICA_URLS against the database. */
export async function checkReplicas(db: Database, urls: readonly string[]): Promise<Finding[]> {
  if (urls.length === 0) return [];
  const position = await readLogPosition(db);
  return Promise.all(urls.map((url) => checkReplica(url, position)));
}

async function checkReplica(url: string, position: LogPosition): Promise<Finding> {
  const nothing = () => undefined;
  const replica = new ReadReplica(url, nothing, nothing);
  try {
    return replicaFinding(replica.name, await replica.state(position));
  } finally {
    await replica.close();
  }
}

/** Converts the state of a replica to a finding; the state is undefined if the replica does not respond. */
export function replicaFinding(name: string, state: ReplicaState | undefined): Finding {
  const about = 'Replica';
  if (!state)
    return failed(
      about,
      `${name} does not respond. Pages are read from the database until it does.`,
    );
  if (!state.is_replica)
    return failed(
      about,
      `${name} replicates another database. The site does not start with it: correct DATABASE_REPLICA_URLS.`,
    );
  if (!state.is_standby)
    return failed(
      about,
      `${name} accepts writes: it was promoted. Make it a standby again, or set DATABASE_URL to it.`,
    );
  if (!state.is_streaming)
    return warning(
      about,
      `${name} does not receive the log. Check primary_conninfo and the slot of this standby.`,
    );
  return state.has_replayed
    ? ok(about, `${name} has every change.`)
    : ok(about, `${name} receives the log, and has a few changes to replay.`);
}
