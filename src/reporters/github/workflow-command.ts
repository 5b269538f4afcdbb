/**
 * A line that GitHub Actions reads as an annotation. Data and properties are escaped as its toolkit
 * does, so that no text of a policy can end the line or begin another command.
 */
export function workflowCommand(
  command: 'error' | 'warning' | 'notice',
  properties: Readonly<Record<string, string | number>>,
  message: string,
): string {
  const listed = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
  return `::${command}${listed.length === 0 ? '' : ` ${listed.join(',')}`}::${escapeData(message)}\n`
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
