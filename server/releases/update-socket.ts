import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { errorSentence } from '../log/logged-error.ts';
import type { Environment } from '../process/env.ts';
import { projectRoot } from '../process/project-root.ts';

export interface Answer {
  /** The outcome, for the person who updates. */
  sentence: string;
  /** The folder of the release that the parent of the workers runs. */
  startedFrom: string;
}

/**
 * The socket on which a running site is asked to serve another release. Only the site's user and root can open
 * DATA_DIR. A request is the folder of the release.
 */
const socketOf = ({ dataDir, port }: Pick<Environment, 'dataDir' | 'port'>) =>
  join(dataDir, `update-${port}.socket`);

/** Answers requests for another release, one at a time. Returns a function that stops it. */
export async function answerUpdates(
  env: Environment,
  update: (release: string) => Promise<string>,
): Promise<() => void> {
  let isBusy = false;
  const answer = async (release: string): Promise<[status: number, sentence: string]> => {
    if (isBusy) return [409, 'Another update is under way.'];
    isBusy = true;
    try {
      return [200, await update(release)];
    } catch (error) {
      return [422, errorSentence(error)];
    } finally {
      isBusy = false;
    }
  };
  const server = createServer(async (incoming, outgoing) => {
    const [status, sentence] = await answer(await text(incoming));
    const body: Answer = { sentence, startedFrom: projectRoot };
    outgoing.writeHead(status).end(JSON.stringify(body));
  });
  const socket = socketOf(env);
  // A killed process may have left its socket.
  rmSync(socket, { force: true });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(socket, listening);
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

/**
 * Asks the site that runs on DATA_DIR to serve the release in a folder. Returns its answer, or undefined if none runs
 * that can. Throws the sentence of a refusal.
 */
export async function askForUpdate(
  env: Pick<Environment, 'dataDir' | 'port'>,
  release: string,
): Promise<Answer | undefined> {
  const incoming = await new Promise<IncomingMessage | undefined>((resolve, reject) => {
    request({ socketPath: socketOf(env), method: 'POST', agent: false }, resolve)
      .once('error', (error: NodeJS.ErrnoException) => {
        // No site has created the socket, or it was killed.
        if (['ENOENT', 'ECONNREFUSED'].includes(String(error.code))) resolve(undefined);
        else reject(error);
      })
      .end(release);
  });
  if (!incoming) return undefined;
  const answer = JSON.parse(await text(incoming)) as Answer;
  if (incoming.statusCode !== 200) throw new Error(answer.sentence);
  return answer;
}
