export interface Measured {
  name: string;
  /** The times of each task in milliseconds, one for each round. */
  samples: Map<string, number[]>;
  /** The size of each task's answer. */
  bytes: Map<string, number>;
}

export function median(samples: readonly number[]): number {
  return samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? Number.NaN;
}

const short = (ms: number) => (ms < 10 ? ms.toFixed(1) : String(Math.round(ms)));

/** Prints the rounds of every task, then a Markdown table of the medians and the fastest rounds. */
export function printRounds(tasks: string[], measured: Measured[]): void {
  console.log('\nraw rounds, ms');
  for (const task of tasks) {
    for (const { name, samples } of measured) {
      console.log(`${task} | ${name} | ${(samples.get(task) ?? []).map(short).join(' ')}`);
    }
  }
  console.log(`\n| median (quickest), ms | ${measured.map(({ name }) => name).join(' | ')} | kB |`);
  console.log(`| --- | ${measured.map(() => '---: |').join(' ')} ---: |`);
  for (const task of tasks) {
    const medians = measured.map(({ samples }) => {
      const rounds = samples.get(task) ?? [];
      return `${short(median(rounds))} (${short(Math.min(...rounds))})`;
    });
    const kilobytes = ((measured[0]?.bytes.get(task) ?? 0) / 1000).toFixed(0);
    console.log(`| ${task} | ${medians.join(' | ')} | ${kilobytes} |`);
  }
}
