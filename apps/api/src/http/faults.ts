import { errorCode, messageOf, propertyOf } from '../database/error-shape.ts';
import { CallRefusal } from '../calls/refusal.ts';
import { ProviderUnavailable } from '../ports/provider-errors.ts';

const outageStates = /^(08|57P0[1-3]|53300|57014|25006)/;
const outageCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'ENOTFOUND',
]);
const outageMessages =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Client was closed/;

/** The database is away or going away: worth another try in a moment. */
export function isDatabaseOutage(error: unknown): boolean {
  const several = propertyOf(error, 'errors');
  if (Array.isArray(several)) return several.some(isDatabaseOutage);
  const code = errorCode(error) ?? '';
  const syscall = propertyOf(error, 'syscall');
  const socketFault = outageCodes.has(code) && syscall !== undefined && syscall !== 'open';
  return outageStates.test(code) || socketFault || outageMessages.test(messageOf(error));
}

/** What files are served by refuses an address: it can't be one of ours. */
export function isBadAddress(error: unknown): boolean {
  return [400, 403, 404].includes(Number(propertyOf(error, 'statusCode')));
}

/** What a call that failed with `error` is answered; `fault` for everything nobody foresaw. */
export function refusalFor(error: unknown): CallRefusal {
  if (error instanceof CallRefusal) return error;
  if (isDatabaseOutage(error) || error instanceof ProviderUnavailable)
    return new CallRefusal('unavailable');
  const code = errorCode(error);
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new CallRefusal('payloadTooLarge');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new CallRefusal('invalid', wrongContentType);
  // Class 22: a value that passed its schema and that PostgreSQL can't hold.
  if (/^22\w{3}$/.test(code ?? '')) return new CallRefusal('invalid');
  const status = Number(propertyOf(error, 'statusCode') ?? 500);
  return new CallRefusal(status >= 400 && status < 500 ? 'invalid' : 'fault');
}

export const wrongContentType = {
  message: {
    en: 'The content type of this request is not accepted; send application/json.',
    zh: '不支持该请求的内容类型，请使用 application/json。',
  },
};

export const multipartRefused = {
  message: {
    en: 'This call takes no files: send application/json instead of multipart/form-data.',
    zh: '此接口不接收文件，请使用 application/json，不要使用 multipart/form-data。',
  },
};

export const multipartWanted = {
  message: {
    en: 'This call takes a file: send multipart/form-data.',
    zh: '此接口需要上传文件，请使用 multipart/form-data。',
  },
};

export const notJson = {
  message: { en: 'The body is not valid JSON.', zh: '请求内容不是有效的 JSON。' },
};

export const notAForm = {
  message: {
    en: 'The form could not be read. Choose the file again and resend it.',
    zh: '无法读取提交的表单，请重新选择文件后再提交。',
  },
};
