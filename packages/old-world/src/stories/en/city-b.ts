import type { ExplorationPart } from '../types.ts';

/** City, second half. */
export const cityB = {
  'city-19': {
    title: 'Somebody Tall',
    scene:
      'Madame Zofronia’s Company of Players has a hero, a maiden, a comic priest and four acts, and as of last night no monster; he has eloped with the prompter. She looks you up and down through a rolled playbill. “Can you roar? No matter, Bertil roars behind the curtain. Can you be stabbed under the arm, here, and take your time about it?” On a hook behind her hangs a costume made of nine goats.',
    options: ['Advise them how monsters really move', 'Try on the nine goats'],
    outcomes: [
      'They take notes. The maiden is wonderful at it, low and sideways, and the hero refuses to go near her. You leave with a fee and a playbill with your name on it in red, and from here to the next town square somebody will be wanting to talk to you.',
      'It fits, in the sense that a wet tent fits. Somebody paints your face without asking. Beyond the curtain four hundred people are eating nuts. “Second act,” hisses Zofronia, and puts both hands in your back.',
    ],
  },
  'city-20': {
    title: 'The Captain Is Bored',
    scene:
      'Thunk, thunk, a pause, a yelp. In the barrack yard twenty recruits are learning the halberd with cork on the points. Their captain sits on an upturned trough, peeling a boiled egg with great attention. She was at two sieges, she tells you. One she was inside of. “Now I teach glovers’ sons to fall over their own sticks. Do something. Anything. I’ll put it down to the training budget.”',
    options: ['Step into the yard as the target', 'Teach the recruits to fall'],
    outcomes: [
      'A cheer goes up. They have been wanting to hit something that might hit back. The captain puts down her egg, half peeled. “All of them,” she says happily, “at once, please,” and the corks come round towards you like so many inquisitive noses.',
      'Forward, back, sideways, in a helmet, off the trough. Towards evening even the fat one bounces. You have thrown yourself at the cobbles more often than the rest of them together, and somewhere among the falls you mislaid a bad habit of your own. The captain, eggless and content, signs for it all.',
    ],
  },
  'city-21': {
    title: 'Not Since Spring',
    scene:
      'You have missed her, says the boy who sweeps up the teeth. Around him they are taking down the stand. Maren Vosk fought here for nine days, against all comers, and has not lost a bout since spring: blades, staves, once a soup ladle on a bet. She laughs when she wins. Some people mind that more than the winning. There is only her second left, packing, a great slab of a man with a bandaged ear.',
    options: ['Find out where she will fight next', 'Challenge the man with the ear'],
    outcomes: [
      '“Beauclair,” says the second. “They hold lists up there till the snow, and the wine is free to winners, so she never pays.” He considers you. “She’ll like you. She likes the ones who look as if it’s work.”',
      'His name is Little Dov and he would honestly rather finish packing. He hits you twice, apologising. The crowd that had gone home comes back for it, and in the end there is a hatful for each of you and a long red line across your guard.',
    ],
  },
  'city-22': {
    title: 'Sold Unseen',
    scene:
      'Nobody knows when the crate went into the window; the pawnbroker bought it with the shop. Rope, wax, rope again, and on the lid in three languages: PROPERTY OF A GENTLEMAN WHO WILL RETURN. It is as long as a sword. Now and then it is in a slightly different place. “I’ll be honest with you,” says the pawnbroker, who has put on a clean collar to do so. “I want the shelf.”',
    options: ['Buy the crate as it stands', 'Offer to open it for him'],
    outcomes: [
      {
        then: 'In an alley, at arm’s length, you cut the rope, and a great many mice leave, well dressed in scraps of waistcoat. They had no use for the rest: gloves, diagrams, a practice blade worn hollow. It is the whole education of a gentleman who had a great master, and hardly a page is gnawed.',
        else: 'Mice come out, generations of them, in what used to be silk waistcoats, and they have been through most of the gentleman’s fencing lessons before you. They have left the gloves, the practice blade, and those pages that deal with the parry. You’ll have to guess what it was against.',
      },
      'He watches from the stairs while you see to the wax. Out come mice, dozens of them, each in a bit of some gentleman’s waistcoat, and he laughs until he has to sit. Gloves and practice blade he can sell. He pays you, and lets you have the primer from the bottom, the one for beginners.',
    ],
  },
  'city-23': {
    title: 'No Volunteers',
    scene:
      'Doctor Halina Brod has written to the guilds, the temples and the prison, and shows you the replies. The prison’s is the politest. She has a ward full of marsh fever on a hulk moored out of sight, where it can’t lower rents, and an idea about how to break it. What she has not got is anyone who will go aboard. She herself has had it twice. Her pen hand shakes and she holds it still with the other.',
    options: ['Promise a draught for the ward', 'Sit for her idea yourself'],
    outcomes: [
      'Something of yours, she says, anything you would drink yourself; she can work from that. The hulk lies off by the water with a yellow flag and no gangplank. “Call across. Somebody will be well enough to row.”',
      'She gives you the fever on the point of a needle and then the idea in a cup. For two hours you are very interesting. Then it passes, leaving you weak at the knees, paid from her own pocket, and holding the rest of the idea in a bottle.',
    ],
  },
  'city-24': {
    title: 'Everywhere but Here',
    scene:
      '“Maps, real maps, wet from the pen!” She is nine or so, and guards her stock with a stick. You unfold one. It is superb. There are passes on it you believed only you knew, wells, the bad ford, the farm with the dog. In the middle, where this town ought to stand, the paper is white, and across the white in a clear round hand is written: nothing of interest. “Grandad draws,” she says. “He doesn’t go out.”',
    options: ['Buy one and study it', 'Help her fill in the blank'],
    outcomes: [
      'Leaning on a fountain, you read until the light goes. The old man only marks what he came back from. In two places stands the same tiny drawing of an open mouth. One you will know when you come to it. The other lies in forest, among pines, by a flight of steps and no house.',
      'Well, gallows, bakery, the inn with the lice. You dictate, she inks, and the townspeople crowd in to see whether they are in it. By dusk every copy is sold. She divides the takings with terrible fairness, down to a bent penny that she cuts.',
    ],
  },
  'city-25': {
    title: 'A Bell Under the Quay',
    scene:
      'Forty dockers stand along the quay with their caps off and nothing is being unloaded. Between the slaps of water you hear it as well: a bell, a long way down. “That’s none of ours,” says Sister Ode, who pilots barges and is nobody’s sister. “That’s the chapel off Cidaris that slid under during service. Sound goes where water goes. When it carries this far, they say someone has been at the rope.”',
    options: ['Have her draw you the way there', 'Unload while they stand and listen'],
    outcomes: [
      'She draws it for you in spilt beer. East of the Cidaris mole, over the white sand, at the lowest tide; you could walk on the roof if you were fool enough. “Folk in my trade won’t. But somebody’s ringing, and I’d sleep better knowing it wasn’t us.”',
      'The captain is losing money by the minute and pays well for deaf hands. You stuff your ears with oakum and work alone on the long deck. Swing, lift, swing. There is a rhythm in your bones all day. It is a while before you realise whose it is, and from which side it is coming.',
    ],
  },
  'city-26': {
    title: 'A Warrant Goes Astray',
    scene:
      'Ink to the elbows, and a window that looks out on a wall. The clerk slides a paper over, keeping one finger on it. It describes you rather well: the swords, the manner, a certain matter of a barn. The rest is wrong, but it is signed. “We lose about one in thirty,” he says to the wall. “Damp. Mice. A man could have an accident with it for a very small consideration. Or you could read it through, for errors.”',
    options: ['Let the mice have it', 'Read it through, for errors'],
    outcomes: [
      'He opens a drawer and there really are mice. It takes them a minute and a half, and your coin rather less. Some old habit of yours was in that paper, and a name you used to go by, and you find you can do without both. The stairs seem shorter going down.',
      'You correct the spelling, the height, the barn. He pays the proofreader’s rate. But now the law describes someone in particular, who favours the other hand and never takes the lower road, and by tonight a copy will hang at every gate. Until it has faded you had better go where there are none.',
    ],
  },
  'city-27': {
    title: 'Which Gate Is Watched',
    scene:
      'She falls into step beside you, a girl of sixteen or so in a ledger clerk’s grey smock, and speaks without moving her lips. “Don’t look round. Three gates. One has dogs, one has a lantern, one has nobody, and it changes every night. Which?” Behind you a whistle goes, and is answered, street by street. She has one shoe. She smiles at a passing sergeant as though you were both on the way to church.',
    options: ['Draw her into a doorway and listen', 'Point one out, and whistle'],
    outcomes: [
      'Boots run past. She waits, counting under her breath, until there are none. “Right,” says the girl. “Fenna. I’m not asking for kindness, I’ve priced it and can’t afford it. I’ll make you an offer, and you may pick which end you like.”',
      'The reward comes promptly and the sergeant shakes your hand. You stride off with a quick step and no wish to look back. Only later do you go through your pack, and learn that somebody with very light fingers went through it first. She had not even needed the gate.',
    ],
  },
  'city-28': {
    title: 'Steady Hands Required',
    scene:
      '“Our last dealer found religion,” says the recruiter, “and the one before that found a colleague’s wife.” He represents the Gilded Perch of Novigrad, and he is going from tavern to tavern looking at hands. He likes yours. He likes that they do not shake, that nobody can read your eyes, that people sit down further from you than they mean to. In the back room some regulars have laid out dice, in case you would care to be seen at work.',
    options: ['Accept the post and the address', 'Show him a game with the regulars'],
    outcomes: [
      'The Gilded Perch, Novigrad, the door beneath the fishmonger’s; one night to begin with. There is a deposit on the waistcoat, payable there. “Everyone brings the waistcoat back,” the recruiter says. “That is, it always comes back.”',
      'He lends you the first stake himself, for the look of it. The regulars turn out to be his mother, his two uncles and a temple treasurer, none of whom has lost a game since the plague year. The mother shuffles her stool nearer. “Take your gloves off, love,” she says.',
    ],
  },
  'city-29': {
    title: 'One Seat Free',
    scene:
      'Lamps lit, horses steaming, the Vizima coach stands in the posting yard. Inside: a hierarch’s nephew, a woman with a locked birdcage, someone asleep under a hat. One seat. Nine people want it, and you are at the front of the line only because nobody cared to push past two swords. “All aboard for the capital,” calls the driver, who is sober, and proud of it. “Now, or Thursday.”',
    options: ['Climb in and pull the door to', 'Leave it to the next in line'],
    outcomes: [
      'Three times they change horses in the dark, and the woman feeds something through the bars of the cage with her glove on. Nobody speaks. You sleep as you have not slept in weeks and step down at Vizima in sunlight, rested. The person under the hat has not moved.',
      'The next in line is a bridegroom. He pours coins into your hand until you stop him. On Thursday you hear the coach is late; by Friday people no longer say late. You think now and then about his face through the window, so pleased.',
    ],
  },
  'city-30': {
    title: 'By the Page',
    scene:
      '“Not griffins,” says Magister Lubin before you have sat down. “I have griffins. I have fourteen contradictory authorities on griffins.” His lodgings are one bed and a glacier of paper. He is writing a book of what is not in the other books: the thing that imitates a kettle, the cold spot that follows cattle. He pays by the page. A rival at Oxenfurt, he says, pays by the line, and look what he gets.',
    options: ['Dictate until his candle is gone', 'Read his notes in place of payment'],
    outcomes: [
      {
        then: 'He writes with both hands. What your school taught you and no other school knows, he values by the ounce, and you have a good many ounces. Around the fourth candle he begins to weep a little, from happiness. At the end he asks, shyly, whether any of it ever spoke.',
        else: 'You have the common run of wonders and get the common rate; he has most of it already, from worse witnesses. But he is glad of the company and mulls the wine himself, and you sit there with your boots to the stove until the glacier of paper starts to steam.',
      },
      'Most of it is kettles. But between two washing lists lies a letter from a priest up in the mountains, who for a year has counted the tracks around his sheepfold: always two, and never crossing. He asks for help in the past tense. On the back somebody has drawn the way.',
    ],
  },
  'city-31': {
    title: 'The Last Patrol',
    scene:
      'Six names are chalked on the slate in the watch house and no one has wiped them off. Nobody has looked straight at them either. “They’ll be in a tavern,” says the sergeant. He has said it every night for a week. A pot of stew made for six is growing fur upon the hob. The youngest watchman waits until the sergeant goes out to look at the weather. “We found the one lantern,” he says. “It was lit.”',
    options: ['Sign on to bring them home', 'Take that lantern and search the floor'],
    outcomes: [
      'They whip round among themselves, quickly, before the sergeant is back. The patrol went out by the charcoal road, under the trees. You’ll find the forest very quiet up there, says the young one, right up until you hear them marching.',
      'Someone came back, once, and stood a while inside the door. There is grey mud in the boards, a crescent of scratches, one long hair. The lantern leans towards it all by itself. You do not show the boy. You do know now where to begin looking.',
    ],
  },
  'city-32': {
    title: 'Five Stanzas',
    scene:
      'The herald has a new poem. It concerns the witcher schools and gives one stanza to each: the first is called mangy, the second moth-eaten, the third fat, the fourth mad, and for the fifth he has found seven rhymes with “poison”. He stands upon a mounting block in a tabard stiff with gold. He has an excellent voice. The crowd has not noticed you yet, apart from one child, who is looking from him to you and back with growing joy.',
    options: ['Ask him where he learnt all that', 'Stand where he can see you'],
    outcomes: [
      'He is flattered, which makes him truthful. A thin man told him, fifty or so, barefoot, who chalks footwork on walls and knows all about the schools without belonging to any. He has gone up to Kaer Morhen to finish something. “He liked my poem,” says the herald. “He only corrected the feet.”',
      {
        then: 'He comes to your stanza, meets your eye, and runs out of rhymes. Presently a page arrives with compensation: his master’s dinner, untouched, and both the flasks from beside his bed. No one who sings about cups and needles cares to eat within reach of them. The flasks you keep.',
        else: 'He finds you in the crowd one word before your stanza, and discovers a frog in his throat. Presently a page brings a purse, with compliments, and the request that you stand somewhere else on Thursday. The child follows you through three streets, doing the frog.',
      },
    ],
  },
  'city-33': {
    title: 'No Labels',
    scene:
      'Rows of stoppered bottles on a plank, thirty or more, each wiped clean. The labels are in a basket alongside, soaked off. “Flood,” says the woman, and shrugs. “My husband knew which was which, and he went with the flood too.” A boy buys one, sniffs it, drinks it off on a dare, and stands there waiting. His friends wait as well. Nothing happens, for now.',
    options: ['Buy an armful and trust your nose', 'Offer to sort them for her'],
    outcomes: [
      {
        then: 'Anybody else would have carried home horse liniment and grief. You let the corks speak, giving each a small turn, and those that hiss are yours: a whole row of them, rolled up in your blanket with care. As you go, the boy hiccups. A small blue flame comes out and he is a hero.',
        else: 'Liniment, lamp oil, more liniment, something for a cough that somebody must have died of. Out of the entire armful just one cork hisses when you turn it. Behind you the boy is being sick over the plank, at length, and his friends crowd round to inspect it.',
      },
      'One by one: cough, warts, cough, sleep, do not open, cough. She writes it all on new paper with her tongue between her teeth. The bottle marked do not open she pushes over to your side of the plank. Working steadily at something harmless has done you good.',
    ],
  },
  'city-34': {
    title: 'Paid Once Already',
    scene:
      '“Whereas a beast,” bawls the crier. It is the usual: sheep, then a child, then the notice. Only you have seen this seal before, on the wall behind him, under four layers of newer paper. You scrape. Same wood, same beast, same sum, eleven years ago, and struck across it: PAID IN FULL. “That’ll be another beast,” the crier says. He has stopped bawling. “They come round, beasts. Like taxes.”',
    options: ['Track down who was paid', 'Show your scrap of paper to the treasurer'],
    outcomes: [
      'It takes a day of tavern benches, with a round at each, and everyone sends you one bench further down. At the last one, behind the ropewalk, an old man with a crutch puts his cup on the table very gently. “Paid?” he says. “Is that what it says?”',
      'He is at lunch. He reads it between the fish and the cheese, and it improves his appetite for your company. A purse, for your vigilance. When you pass the wall again there are five layers, and the paste on the fifth is wet.',
    ],
  },
  'city-35': {
    title: 'The Cobbler Sighs',
    scene:
      'He has your foot in his lap and he is turning it, gently, like a man with bad news. “Marsh,” he says. “Scree. Marsh. You jumped off something high, here, and lied to yourself about it.” His name is Ansgar Loom and he has shod two hierarchs and a hangman. His own bad knee is propped on a cushion, bound in flannel. Round the walls hang wooden lasts, a pair for every customer, including the ones who died.',
    options: ['Have the boots made over properly', 'See what you have for his knee'],
    outcomes: [
      'He strips them to the welt and works until the lamps are lit, humming. What you get back looks the same. You go a mile before you realise that nothing hurts, and that you will sleep tonight like someone with a house.',
      {
        then: 'You have something fit to rub into a joint, and he pays before it can leave the shop. When the knee bends he tells you about the last on the top nail: Gerrick Moll’s, who walked out of a burning bog and hung up his boots in the forest, on a split oak. “Nobody’s been for them,” says Loom.',
        else: 'Nothing you carry should be rubbed into a knee, and you tell him so. It is more than the barber did. He gives you a coin for your honesty, takes your measure all the same, and hangs up the lasts with the others, between the hangman’s and an empty nail.',
      },
    ],
  },
  'city-36': {
    title: 'A Duel, Convincingly Lost',
    scene:
      'The young count has a mistress who has said he would run from a witcher. He wishes to be seen not running. At noon, in the temple square, you are to insult his horse; by a quarter past you are to be on your back. “You must make it look well,” he says, very white. “She fences.” Over his shoulder, in the window across the way, a woman is watching you both through a spyglass.',
    options: ['Fall down at a quarter past noon', 'Forget to fall down'],
    outcomes: [
      {
        then: 'It is the best work you have done all year. You go down like a tower. The square believes it, and the count believes it, and then for some days, with his money in your pocket, your wrist begins to believe it too.',
        else: 'You need not act at all. He is quicker than he knows and you are greener than he thinks, and at a quarter past noon you are on your back in all sincerity. He pays the half: for the whole, he says, he had been promised some resistance. In the window the spyglass goes down.',
      },
      'He was right about her: she comes down and takes his place, and what she shows you about the weak side of your guard is worth the fine for brawling, which the bailiff collects on the spot. The count is seen to cheer. He is not asked for whom.',
    ],
  },
} satisfies ExplorationPart;
