import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { isStrongPassword } from '../password-strength.ts'

const names = ['password', 'administrator-login-password']
const value = '"n0t4r34lp4ss"'

/** Its span holds the quotes, as a resource without any value is what a plan shows for a hidden one. */
export const hashicorpTfPassword = defineDetector({
  id: 'hashicorp-tf-password',
  tags: ['secret', 'cloud'],
  summary: 'the password of an administrator in a Terraform file',
  source: 'https://registry.terraform.io/providers/hashicorp/azurerm/latest/docs/resources/mssql_server',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '"[A-Za-z0-9=_-]{8,20}"(?!\\s{0,2}[:}])'),
  entropy: 2,
  accepts: (quoted) => isStrongPassword(quoted.slice(1, -1)),
  examples: [
    { text: `  administrator_login_password = ${value}\n`, spans: [value] },
    { text: `password = ${value}`, spans: [value] },
  ],
  counterExamples: ['password = "changeme"', 'password = var.password', '"password": "required"'],
})
