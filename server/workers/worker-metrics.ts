import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

/**
 * A worker that must answer a scrape sends `Asked` to the parent. The parent collects the metrics of all workers and
 * replies with `Answered`.
 */
type Asked = { asked: 'metrics'; number: number };
type Answered = { answered: number; text: string | undefined };

/** Makes the parent answer its workers with the combined metrics of all workers. */
export function answerMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', async (worker, message: Partial<Asked>) => {
    if (message.asked !== 'metrics' || message.number === undefined) return;
    const text = await all.clusterMetrics().catch(() => undefined);
    const answer: Answered = { answered: message.number, text };
    if (worker.isConnected()) worker.send(answer);
  });
}

let asked = 0;

/** Makes this worker answer the parent with its own metrics. Returns a function that reads the metrics of all workers. */
export function shareMetrics(own: Registry): () => Promise<string> {
  AggregatorRegistry.setRegistries(own);
  // The constructor makes this worker answer the parent's questions.
  new AggregatorRegistry();
  return () =>
    new Promise((resolve, reject) => {
      const question: Asked = { asked: 'metrics', number: ++asked };
      const hear = (answer: Partial<Answered>) => {
        if (answer.answered !== question.number) return;
        process.off('message', hear);
        if (answer.text === undefined) reject(new Error('A worker does not report its metrics.'));
        else resolve(answer.text);
      };
      process.on('message', hear);
      process.send?.(question);
    });
}
