export { startChild, type Child } from './child.ts';
export { findFreePort } from './free-port.ts';
export { startNginx, type Nginx } from './nginx.ts';
export { prepareData, startProduct, type Product, type ProductOptions } from './product.ts';
export { startRedis, type RedisServer } from './redis.ts';
export type { DemoAccount } from './ready-line.ts';
export {
  sandboxControls,
  type InboxMessage,
  type InvoiceReport,
  type PaymentAct,
  type PaymentReport,
  type PayoutAct,
  type SandboxControls,
  type WechatReport,
} from './sandbox-controls.ts';
export { startSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';
