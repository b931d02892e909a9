declare module 's3rver' {
  interface Context {
    method: string;
    path: string;
    status: number;
    body: string;
    get(header: string): string;
  }
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    /** An application of Koa. */
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void> | undefined)[];
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
