import { Worker } from 'node:worker_threads';
import { type Analysis, type Job, type Spawn, spawnThreads } from '../src/index.ts';

/** Real threads; records their jobs and the replies of helper threads. */
export interface WatchedThreads {
  readonly spawn: Spawn;
  readonly jobs: Job[];
  readonly helped: Analysis[];
}

export function watchThreads(): WatchedThreads {
  const jobs: Job[] = [];
  const helped: Analysis[] = [];
  const spawn: Spawn = ({ onReply, onError }) => {
    const open = spawnThreads(() => new Worker(new URL('fixtures/thread.mjs', import.meta.url)));
    let isHelper = false;
    const link = open({
      onError,
      onReply: (reply) => {
        if (isHelper && reply.kind === 'analysed') helped.push(reply.analysis);
        onReply(reply);
      },
    });
    const post = (job: Job): void => {
      jobs.push(job);
      isHelper = job.task.kind === 'analyse' && job.task.together?.thread !== 0;
      link.post(job);
    };
    return { ...link, post };
  };
  return { spawn, jobs, helped };
}
