/** Terms of an order that any complete supplier may take. */
export function newTerms() {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  return {
    orderName: 'Supply contract',
    orderType: 'translation',
    whFieldId: 'law',
    sourceLanguage: 'zh-CN',
    targetLanguage: 'en',
    startTime: inDays(0),
    endTime: inDays(5),
    deliverTime: inDays(5),
    acceptTime: inDays(12),
    zone: 'Asia/Shanghai',
    workload: 12,
    unitPrice: 150_00,
    unitName: 'thousand-characters',
    currency: 'CNY',
    orderDescription: 'A supply contract with three annexes.',
    orderFileIds: [],
  };
}
