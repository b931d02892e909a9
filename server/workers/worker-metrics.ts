import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

/** A worker that is asked for metrics sends `Asked` to the parent, which collects those of all workers and sends `Answered` back. */
type Asked = { asked: 'metrics'; number: number };
type Answered = { answered: number; text: string | undefined };

/** Makes the parent answer workers with the metrics of all workers, added up or as each metric says. */
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
  // Its constructor begins to answer.
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
