import { Busboy } from '@fastify/busboy';
import {
  FormRefusal,
  isUrlEncoded,
  readAll,
  readUrlEncoded,
} from '../../forms/form-body.server.ts';
import { withoutNul } from '../../forms/form-values.ts';
import { uploadErrorText } from './upload-errors.ts';
import { longestTextForm, maxFileBytes, maxUploadBytes } from './upload-rules.ts';
import type { UploadedFile } from './uploaded-file.server.ts';

interface FormUploadLimits {
  maxFileBytes: number;
  maxFiles: number;
  maxFields: number;
  /** The limit of one text field, or of a whole urlencoded form. */
  maxFieldBytes: number;
  /** The limit of all files and fields that are buffered in memory. */
  maxBufferedBytes: number;
  /** The limit of the whole request, including discarded data. */
  maxRequestBytes: number;
}

const usualLimits: FormUploadLimits = {
  maxFileBytes,
  maxFiles: 40,
  maxFields: 1000,
  maxFieldBytes: longestTextForm,
  maxBufferedBytes: 100 * 1024 * 1024,
  maxRequestBytes: maxUploadBytes,
};

export type FormUpload =
  | {
      ok: true;
      /** The text fields. */
      fields: FormData;
      /** The files by field name, in the order sent, without empty file inputs. */
      files: Map<string, UploadedFile[]>;
    }
  | { ok: false; status: 400 | 413; message: string };

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
      // Busboy also counts parts that are neither field nor file.
      parts: limits.maxFields + limits.maxFiles,
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
  const countBuffered = (bytes: number) => {
    buffered += bytes;
    if (buffered > limits.maxBufferedBytes) refuse(413);
  };

  parser.on('filesLimit', () => refuse(413));
  parser.on('fieldsLimit', () => refuse(413));
  parser.on('partsLimit', () => refuse(413));
  parser.on('field', (name, value, nameCut, valueCut) => {
    if (nameCut || valueCut) refuse(413);
    countBuffered(value.length);
    fields.append(name ?? '', withoutNul(value));
  });
  parser.on('file', (field, stream, name, _encoding, type) => {
    let chunks: Buffer[] = [];
    let size = 0;
    const discard = () => {
      buffered -= size;
      size = 0;
      chunks = [];
    };
    stream.on('limit', discard);
    stream.on('error', failed.reject);
    stream.on('data', (chunk: Buffer) => {
      if (stream.truncated) return;
      size += chunk.length;
      countBuffered(chunk.length);
      chunks.push(chunk);
    });
    stream.on('end', () => {
      if (!name && size === 0 && !stream.truncated) return;
      const tooLarge = stream.truncated;
      if (tooLarge) discard();
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

/**
 * Reads a multipart or urlencoded form as a stream. A file over the limit is discarded and marked `tooLarge`,
 * and the rest of the form is still read, so that its field can show an error and no input is lost. A
 * malformed form (400) or one that is too large as a whole (413) is returned as a refusal.
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
    if (isUrlEncoded(contentType)) {
      const fields = await readUrlEncoded(request.body, {
        ...limits,
        maxBytes: limits.maxFieldBytes,
      });
      return { ok: true, fields, files: new Map() };
    }
    await readAll(request.body, limits.maxRequestBytes, () => {});
    throw new FormRefusal(400);
  } catch (error) {
    // Any other error comes from the parser, so the request is malformed.
    const status = error instanceof FormRefusal ? error.status : 400;
    return { ok: false, status, message: uploadErrorText({ status }) };
  }
}
