import { Busboy } from '@fastify/busboy';
import { withoutNul } from '../../forms/form-values.ts';
import { uploadErrorText } from './upload-errors.ts';
import { maxFileBytes } from './upload-rules.ts';
import type { UploadedFile } from './uploaded-file.server.ts';

interface FormUploadLimits {
  maxFileBytes: number;
  maxFiles: number;
  maxFields: number;
  /** One text field. */
  maxFieldBytes: number;
  /** All files and fields that are buffered in memory. */
  maxBufferedBytes: number;
  /** Everything that is sent, also what is thrown away. */
  maxRequestBytes: number;
}

const mebibyte = 1024 * 1024;

const usualLimits: FormUploadLimits = {
  maxFileBytes,
  maxFiles: 40,
  maxFields: 1000,
  maxFieldBytes: 2 * mebibyte,
  maxBufferedBytes: 100 * mebibyte,
  maxRequestBytes: 1024 * mebibyte,
};

export type FormUpload =
  | {
      ok: true;
      /** Strings only. */
      fields: FormData;
      /** By field name, in the order sent; inputs in which nothing was chosen are left out. */
      files: Map<string, UploadedFile[]>;
    }
  | { ok: false; status: 400 | 413; message: string };

class FormRefusal extends Error {
  readonly status: 400 | 413;
  constructor(status: 400 | 413) {
    super();
    this.status = status;
  }
}

/**
 * Hands every chunk to `take` until that fails, then reads on without it: a client that is cut off
 * while it sends sees a broken connection instead of the answer. Past `limit` bytes it is cut off.
 */
async function readAll(
  body: ReadableStream<Uint8Array>,
  limit: number,
  take: (chunk: Uint8Array) => Promise<void> | void,
): Promise<void> {
  let received = 0;
  let failure: unknown;
  for await (const chunk of body) {
    received += chunk.length;
    if (received > limit) throw new FormRefusal(413);
    if (failure) continue;
    try {
      await take(chunk);
    } catch (error) {
      failure = error;
    }
  }
  if (failure) throw failure;
}

async function readMultipart(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  limits: FormUploadLimits,
): Promise<FormUpload> {
  const fields = new FormData();
  const files = new Map<string, UploadedFile[]>();
  let buffered = 0;
  const parser = new Busboy({
    headers: { 'content-type': contentType },
    limits: {
      fileSize: limits.maxFileBytes,
      files: limits.maxFiles,
      fields: limits.maxFields,
      fieldSize: limits.maxFieldBytes,
      fieldNameSize: 200,
      headerPairs: 20,
      headerSize: 8192,
    },
  });
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => {});
  const refuse = (status: 400 | 413) => failed.reject(new FormRefusal(status));
  parser.on('error', failed.reject);
  const keep = (bytes: number) => {
    buffered += bytes;
    if (buffered > limits.maxBufferedBytes) refuse(413);
  };

  parser.on('filesLimit', () => refuse(413));
  parser.on('fieldsLimit', () => refuse(413));
  parser.on('field', (name, value, nameCut, valueCut) => {
    if (nameCut || valueCut) refuse(413);
    keep(value.length);
    fields.append(name ?? '', withoutNul(value));
  });
  parser.on('file', (field, stream, name, _encoding, type) => {
    let chunks: Buffer[] = [];
    let size = 0;
    const forget = () => {
      buffered -= size;
      size = 0;
      chunks = [];
    };
    stream.on('limit', forget);
    stream.on('error', failed.reject);
    stream.on('data', (chunk: Buffer) => {
      if (stream.truncated) return;
      size += chunk.length;
      keep(chunk.length);
      chunks.push(chunk);
    });
    stream.on('end', () => {
      if (!name && size === 0 && !stream.truncated) return;
      const tooLarge = stream.truncated;
      if (tooLarge) forget();
      const bytes = new Uint8Array(Buffer.concat(chunks));
      chunks = [];
      const list = files.get(field ?? '') ?? [];
      list.push({ name: withoutNul(name ?? '').slice(-255), type, bytes, tooLarge });
      files.set(field ?? '', list);
    });
  });

  await readAll(body, limits.maxRequestBytes, (chunk) => {
    const written = new Promise<void>((resolve) => parser.write(chunk, () => resolve()));
    return Promise.race([written, failed.promise]);
  });
  const finished = new Promise<void>((resolve) => parser.on('finish', resolve));
  parser.end();
  await Promise.race([finished, failed.promise]);
  return { ok: true, fields, files };
}

async function readUrlEncoded(
  body: ReadableStream<Uint8Array>,
  limits: FormUploadLimits,
): Promise<FormUpload> {
  const chunks: Uint8Array[] = [];
  let buffered = 0;
  await readAll(body, limits.maxRequestBytes, (chunk) => {
    buffered += chunk.length;
    if (buffered > limits.maxFieldBytes) throw new FormRefusal(413);
    chunks.push(chunk);
  });
  const fields = new FormData();
  for (const [name, value] of new URLSearchParams(Buffer.concat(chunks).toString())) {
    fields.append(name, withoutNul(value));
  }
  return { ok: true, fields, files: new Map() };
}

/**
 * Reads a form, multipart or urlencoded, while it arrives. A file over the limit is thrown away as
 * it comes and marked `tooLarge`, and the rest of the form is read all the same, so that its field
 * can say so and nothing typed is lost. A form that is broken (400) or too large as a whole (413)
 * is refused by value.
 */
export async function readFormUpload(
  request: Request,
  options: Partial<FormUploadLimits> = {},
): Promise<FormUpload> {
  const limits = { ...usualLimits, ...options };
  const contentType = request.headers.get('content-type') ?? '';
  if (!request.body) return { ok: true, fields: new FormData(), files: new Map() };
  try {
    if (/^multipart\/form-data\b/i.test(contentType)) {
      return await readMultipart(request.body, contentType, limits);
    }
    if (/^application\/x-www-form-urlencoded\b/i.test(contentType)) {
      return await readUrlEncoded(request.body, limits);
    }
    await readAll(request.body, limits.maxRequestBytes, () => {});
    throw new FormRefusal(400);
  } catch (error) {
    // Whatever else the parser throws is about what was sent: there is nothing of ours in between.
    const status = error instanceof FormRefusal ? error.status : 400;
    return { ok: false, status, message: uploadErrorText({ status }) };
  }
}
