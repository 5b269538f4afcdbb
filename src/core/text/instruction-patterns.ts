/**
 * How texts talk to a language model that only reads them, as far as it is commonly known. Phrases are
 * matched on folded words with single blanks between them (`find-instructions.ts`), marks on the folded
 * text. Every repetition is bounded, so each pattern takes linear time.
 */

/** Up to so many words that may stand between two others, within one sentence. */
const words = (most: number): string => `(?:[^ .!?:]{1,24} ){0,${most}}`

const orders = '(?:instructions?|prompts?|directions?|directives?|guidelines?|commands?|constraints?|rules|orders|programming|training|safeguards?)'
const readers =
  '(?:ai|llm|ais|llms|language model|ai model|chatbot|chat bot|chatgpt|(?:ai|virtual|digital|personal|intelligent|helpful) assistant|ai agent|llm agent|large language model)'
const told = '(?:tell|inform|mention (?:this|it|that|anything|these instructions) to|reveal (?:this|it|that|anything) to|disclose (?:this|it|that) to|say anything to)'

export const phrases: readonly RegExp[] = [
  // Other orders than those that were given.
  `\\b(?:ignore|disregard|forget|override|bypass|overrule|neglect|discard|do not follow|don't follow|stop following|do not obey|pay no attention to) ${words(4)}(?:previous|prior|above|earlier|preceding|foregoing|past|existing|original|initial|current|system|your|other) ${words(3)}${orders}\\b`,
  `\\b(?:ignore|disregard|forget|discard|overrule) (?:all |any |the |these |those |your |of ){0,3}${orders} (?:above|before|so far|you (?:were|have been|had been|are|got|received)|(?:given|provided|stated|listed|written) (?:above|before|earlier|previously|to you)|from (?:the|your) (?:user|system|developer))`,
  `\\b(?:ignore|disregard|forget) (?:everything|anything|all)(?: that)? (?:above|before this|prior to this|you (?:were|have been|had been|'ve been) (?:told|given|instructed|asked)|said (?:above|before|previously)|written above|that came before)`,
  `\\b(?:your|these are your|here are your) (?:new|real|true|actual|updated|next) (?:${orders}|task|goal|objective|role|mission|job)(?: is| are| as follows| now|:)`,
  // Another role.
  '\\byou are (?:now|no longer) (?:a |an |the |in |acting as |operating in |running in |bound by ){0,2}(?:dan|jailbroken|unrestricted|unfiltered|uncensored|evil|(?:developer|debug|god|admin|maintenance|sudo|root|jailbreak) mode|restricted|limited by|bound|an ai|ai|assistant)\\b',
  "\\bfrom now on you (?:are (?:a|an|the|going to act|to act|not bound|no longer)|must (?:act|obey|follow|respond|answer|ignore|always|reply|only)|will (?:act|obey|follow my|respond|answer|ignore|behave|pretend|reply|only))",
  '\\byou must now (?:act|answer|behave|comply|execute|follow|forward|ignore|obey|output|pretend|print|reply|respond|reveal|send|transfer|write)\\b',
  '\\b(?:do anything now|(?:jailbreak|dan|unrestricted|unfiltered) mode)\\b',
  `\\bact as (?:if|though) (?:you|there) (?:are|were|have|had) no (?:rules|restrictions|guidelines|limits|filters)\\b`,
  // What was said to it in confidence.
  `\\b(?:reveal|print|show|repeat|output|display|leak|tell me|send me|disclose|share|dump|return|recite) ${words(4)}(?:system prompt|system message|system instructions|(?:hidden|initial|original|secret|developer|internal) (?:prompt|instructions)|prompt you were given|instructions you were given)\\b`,
  '\\bwhat (?:is|are|was|were) your (?:system prompt|(?:system|initial|original|hidden|secret) (?:prompt|instructions|message))\\b',
  // It is addressed by what it is.
  `\\b(?:attention|dear|hey|hello|hi|note to|notice to|message to|message for|instructions? to|instructions? for|note for|important for|reminder to|addressed to|meant for) ${words(2)}${readers}s?\\b`,
  `\\bto you (?:the )?(?:${readers}|assistant|gpt|claude|gemini|llama|mistral|command r|grok|model)\\b`,
  `\\bif you(?: are|'re) (?:a |an |the |any )?${words(1)}(?:${readers}|assistant|bot|automated (?:agent|system|reader)|model) ${words(5)}(?:you (?:must|should|need|have|will|are)|please|then|do|say|write|include|add|ignore|mention|respond|reply|recommend|output|print|send|call|use|stop)\\b`,
  `\\bas (?:a |an |the )?${readers} ${words(3)}you (?:must|should|will|are required|need to|have to|shall)\\b`,
  `\\b(?:any|all|every) ${readers}s? (?:reading|processing|summarizing|summarising|parsing|analyzing|analysing|that reads?|who reads?)\\b`,
  // Something to do before, or in place of, what it was asked.
  `\\bbefore you (?:can |could |may |are able to |will be able to )?(?:solve|complete|finish|continue|proceed|answer|respond|reply|help|do|perform|start|begin|fulfil|fulfill) ${words(4)}(?:task|request|question|query|assignment|prompt)s?\\b[^.!?:]{0,80}(?:please|you (?:must|need|have|should|first)|first|do the following|follow)`,
  `\\b(?:execute|follow|perform|carry out|obey|complete|do|run) (?:all )?(?:the|these|this|my) (?:following |next |below |above |attached )?(?:instructions?|commands?|tasks?|actions?|orders?|requests?) (?:immediately|right away|at once|without (?:question|delay|hesitation|fail|asking|confirmation|any|telling|further)|before (?:anything|doing anything|answering|continuing|responding))`,
  `\\bbefore (?:using|calling|invoking|running|you use|you call) (?:this|any|the|that|any other|other) ${words(2)}tools? ${words(3)}(?:you (?:must|should|need|have)|please|always|read|call|make sure|first)\\b`,
  `\\b(?:when|whenever|if|every time|next time) (?:the |a |your )?user (?:asks|requests|says|wants|sends|writes|queries|mentions|prompts)[^.!?]{0,80} (?:you (?:must|should|shall|need to|have to|are to) |always |instead |(?:respond|reply|answer) (?:with|that|only|by) )`,
  `\\b(?:in|at the (?:end|start|beginning) of) (?:all |each |every |any )?(?:of )?your (?:next |future |final )?(?:answers?|responses?|replies|reply|summary|summaries|output) (?:you (?:must|should|need)|please|always|must (?:include|contain|begin|start|end)|include|add|append|insert|say)\\b`,
  // The person that it works for is to be left out.
  `\\b(?:do not|don't|never|must not|should not|shouldn't|mustn't) (?:ever )?${told} (?:the |your |this |any )?(?:user|users|human|humans|customer|owner|operator|person you)\\b`,
  "\\b(?:do not|don't|never) (?:let|allow) (?:the |your )?(?:user|human|operator|owner) (?:know|to know|see this|notice|find out|realize)\\b",
  '\\bwithout (?:telling|informing|alerting|mentioning (?:it|this|that) to|consulting|the knowledge of|permission of) (?:the |your )?(?:user|human|operator|owner)\\b',
  '\\b(?:keep|hide) (?:this|it|that|these|the following) (?:a secret |secret |hidden |away )?from (?:the |your )?(?:user|human|operator|owner)\\b',
  // The same in other languages.
  '\\b(?:ignorier(?:e|en|t)|vergiss|vergessen|missacht(?:e|en)|beacht(?:e|en)) (?:sie )?(?:[^ .!?:]{1,24} ){0,4}(?:vorherigen?|bisherigen?|obigen?|vorigen?|fruheren?|früheren?|vorangegangenen?|deine|ihre|alle|aller) (?:[^ .!?:]{1,24} ){0,2}(?:anweisungen?|instruktionen|befehle|regeln|vorgaben|anordnungen)',
  '\\b(?:sag|sage|sagen|verrate|verraten|erzahle|erzähle|erzählen) (?:sie )?(?:es )?(?:dem|der|den) (?:benutzer|nutzer|user|anwender)(?:in)? (?:nichts|nicht|nie)',
  '\\b(?:ignorez?|oubliez?|ne tiens pas compte|ne tenez pas compte|négligez?) (?:[^ .!?:]{1,24} ){0,4}(?:instructions|consignes|directives|règles|ordres) (?:[^ .!?:]{1,24} ){0,3}(?:précédente?s|antérieure?s|ci dessus|préalables|au dessus|initiales|reçues|données)',
  "\\bne (?:le |dis |dites |l')?(?:dis|dites|rien|pas|révèle|révélez)? ?(?:rien |pas )?(?:cela |ceci )?à l'utilisateur\\b",
  '(?:^|[ .!?:¡¿])(?:ignor(?:a|e|en|ar)|olvid(?:a|e|en)|descart(?:a|e|en)|haz caso omiso de|haga caso omiso de) (?:[^ .!?:]{1,24} ){0,4}(?:instrucciones|órdenes|indicaciones|reglas|directrices) (?:[^ .!?:]{1,24} ){0,3}(?:anteriores|previas|precedentes|de arriba|recibidas|iniciales)',
  '\\bno (?:le |les )?(?:digas|diga|informes|cuentes|reveles|menciones) (?:[^ .!?:]{1,24} ){0,3}(?:al|a la) (?:usuario|usuaria)\\b',
  '\\b(?:ignora(?:te|re)?|dimentica(?:te)?|trascura(?:te)?|non (?:seguire|considerare)) (?:[^ .!?:]{1,24} ){0,4}(?:istruzioni|indicazioni|regole|direttive|ordini) (?:[^ .!?:]{1,24} ){0,3}(?:precedenti|sopra|iniziali|ricevute|di prima)',
  '\\b(?:ignor[ae]|esqueç?[ae]|esquece|desconsider[ae]|desobedeç[ae]) (?:[^ .!?:]{1,24} ){0,4}(?:instruções|ordens|regras|orientações|diretrizes) (?:[^ .!?:]{1,24} ){0,3}(?:anteriores|prévias|acima|iniciais|recebidas)',
  '\\b(?:negeer|vergeet) (?:[^ .!?:]{1,24} ){0,4}(?:vorige|eerdere|voorgaande|bovenstaande|voorafgaande|alle) (?:[^ .!?:]{1,24} ){0,2}(?:instructies|opdrachten|aanwijzingen|regels)',
  '(?:zignoruj|ignoruj|zapomnij|pomiń|zlekceważ) (?:[^ .!?:]{1,24} ){0,4}(?:poprzednie|poprzednich|wcześniejsze|wcześniejszych|powyższe|powyższych|wszystkie) (?:[^ .!?:]{1,24} ){0,2}(?:instrukcj|polece|zasad|wytyczn)',
  '(?:игнорируй|проигнорируй|забудь|отбрось|не обращай(?:те)? внимания на)(?:те)? (?:[^ .!?:]{1,24} ){0,4}(?:предыдущи|прежни|вышеуказанны|выше|все|всё|данные ранее)(?:[^ .!?:]{0,8} )(?:[^ .!?:]{1,24} ){0,2}(?:инструкци|указани|команд|правил|приказ)',
  '(?:忽略|忽視|忽视|无视|無視|忘记|忘記|忘掉|不要理会|不要理會|不用理会)[^.!?:。!?]{0,12}(?:之前|以上|上面|先前|前面|上述|此前|所有)[^.!?:。!?]{0,8}(?:指令|指示|说明|說明|提示|命令|规则|規則|要求)',
  '(?:以前|これまで|上記|今まで|先ほど|前述|上|前)の[^.!?:。!?]{0,12}(?:指示|命令|指令|プロンプト|ルール|制約)[^.!?:。!?]{0,8}(?:無視|忘れ|従わない|破棄)',
  '(?:이전|위의|앞의|앞선|지금까지의|기존)[^.!?:]{0,14}(?:지시|명령|지침|프롬프트|규칙)[^.!?:]{0,10}(?:무시|잊)',
  '(?:تجاهل|انس|تجاهلوا)[^.!?:]{0,24}(?:التعليمات|الأوامر|الإرشادات|القواعد)[^.!?:]{0,24}(?:السابقة|أعلاه|السابق)',
].map((pattern) => new RegExp(pattern, 'u'))

/** Marks of the formats in which conversations are handed to models; they end a reply and begin another's. */
export const marks: readonly RegExp[] = [
  '<\\|(?:im_start|im_end|im_sep|system|user|assistant|endoftext|end_of_text|begin_of_text|eot_id|eom_id|start_header_id|end_header_id|start_of_role|end_of_role|endofprompt|end|channel|message|tool_call|return|call|constrain)\\|>',
  '\\[/?inst\\]|<</?sys>>|</?start_of_turn>|</?end_of_turn>|\\[/?system_prompt\\]|<\\uff5c(?:user|assistant|system)\\uff5c>',
  '(?:^|\\n)[ \\t]{0,8}#{3} {0,2}(?:instruction|response|system|human|assistant|system prompt|new instructions?)s? {0,2}:',
  '(?:^|\\n\\n)[ \\t]{0,8}(?:human|assistant): {1,4}[^\\n]{0,2000}\\n\\n[ \\t]{0,8}(?:human|assistant):',
  '<(?:system|important|developer|admin|assistant)[ _-]?(?:prompts?|messages?|instructions?|overrides?|reminders?|commands?)>|<important>',
  '[\\[(*#=-]{1,3} ?(?:system|admin|administrator|developer|security|assistant) (?:prompt|message|instructions?|override|command|directive)s? ?[\\])*#:=-]{1,3}',
  '\\b(?:system|admin|developer) override ?:|\\bnew (?:system )?(?:instructions?|prompt) ?:|\\bimportant ?!{2,}',
  '(?:-{3}|={3}|#{3}) {0,2}(?:end|begin|beginning|start) of (?:the )?(?:system |user |new )?(?:prompt|instructions?|query|input|context|document|data|conversation)\\b',
].map((pattern) => new RegExp(pattern, 'u'))
