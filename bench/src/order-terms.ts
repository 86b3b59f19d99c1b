const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** A posting for which any complete supplier may apply, over the work of `newTerms`. */
export function newPosting() {
  return {
    projectName: 'Supply contract for a wind farm',
    companyName: 'Nordlys Energi',
    projectType: 'translation',
    whFieldId: 'law',
    sourceLanguage: 'zh-CN',
    targetLanguage: 'en',
    salary: 150_00,
    currency: 'CNY',
    unitName: 'thousand-characters',
    estimatedWorkload: 12,
    deadline: inDays(3),
    startTime: inDays(4),
    dueDate: inDays(9),
    zone: 'Asia/Shanghai',
    remarks: 'Experience with energy law is a plus.',
    deliveryInstructions: 'Word document with tracked changes.',
    contactName: 'Ingrid Dahl',
    contactPhone: '+47 22 12 34 56',
    region: 'remote',
  };
}

/** Terms of an order that any complete supplier may take. */
export function newTerms() {
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
